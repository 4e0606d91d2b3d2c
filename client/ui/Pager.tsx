import { Flex, Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Pager.module.css';

interface PagerProps {
  page: number;
  perPage: number;
  total: number;
  onChange: (page: number) => void;
  /** The name of the list, if a screen has several. */
  listLabel?: string;
  /** Whether there are also buttons for the first and the last page. */
  hasEnds?: boolean;
}

/** The pagination of a list with several pages. Opens the last page if `page` does not exist. */
export function Pager({ page, perPage, total, onChange, listLabel, hasEnds }: PagerProps) {
  const { t } = useTranslation('app');
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const isNarrow = useMediaQuery('(max-width: 575px)');

  const openLastPage = useEffectEvent(() => onChange(pageCount));
  // The page of an old link may not exist, or the only row of the last page was deleted.
  useEffect(() => {
    if (page > pageCount) openLastPage();
  }, [page, pageCount]);

  if (pageCount === 1) return null;

  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);

  return (
    <Flex
      component="nav"
      wrap="wrap"
      align="center"
      rowGap="sm"
      columnGap="md"
      c="dimmed"
      mod="tabular"
      className={classes.pager}
      aria-label={[listLabel, t('pager.label')].filter(Boolean).join(', ')}
    >
      <bdi aria-live="polite">{t('pager.range', { from, to, total })}</bdi>
      <Pagination
        total={pageCount}
        value={page}
        onChange={onChange}
        siblings={isNarrow ? 0 : 1}
        gap={isNarrow ? 2 : 'xs'}
        withEdges={hasEnds && pageCount > 2}
        getControlProps={(name) => ({ 'aria-label': t(`pager.${name}`) })}
        getItemProps={(item) => ({ 'aria-label': t('pager.page', { page: item }) })}
        className={classes.pages}
      />
    </Flex>
  );
}
