import { ActionIcon, Group } from '@mantine/core';
import { useMediaQuery, usePagination } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react';
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

const icons = {
  first: IconChevronsLeft,
  previous: IconChevronLeft,
  next: IconChevronRight,
  last: IconChevronsRight,
};
type Step = keyof typeof icons;

/** The pagination of a list with several pages. Opens the last page if `page` does not exist. */
export function Pager({ page, perPage, total, onChange, listLabel, hasEnds }: PagerProps) {
  const { t } = useTranslation('app');
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const isNarrow = useMediaQuery('(max-width: 575px)');
  const { range } = usePagination({ total: pageCount, page, siblings: isNarrow ? 0 : 1 });

  const openLastPage = useEffectEvent(() => onChange(pageCount));
  // The page of an old link may not exist, or the only row of the last page was deleted.
  useEffect(() => {
    if (page > pageCount) openLastPage();
  }, [page, pageCount]);

  if (pageCount === 1) return null;

  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  const hasFirstAndLast = hasEnds && pageCount > 2;
  const renderStep = (name: Step, target: number) => {
    const Icon = icons[name];
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t(`pager.${name}`)}
        disabled={target < 1 || target > pageCount || target === page}
        onClick={() => onChange(target)}
      >
        <Icon size={18} stroke={1.7} className="fd-mirrored" />
      </ActionIcon>
    );
  };

  return (
    <nav
      className={classes.pager}
      aria-label={[listLabel, t('pager.label')].filter(Boolean).join(', ')}
    >
      <bdi aria-live="polite">{t('pager.range', { from, to, total })}</bdi>
      <Group gap="xs" wrap="nowrap" className={classes.pages}>
        {hasFirstAndLast && renderStep('first', 1)}
        {renderStep('previous', page - 1)}
        {range.map((item, index) =>
          item === 'dots' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the gaps have no other key
            <span key={`gap-${index}`} aria-hidden>
              …
            </span>
          ) : (
            <ActionIcon
              key={item}
              variant={item === page ? 'filled' : 'default'}
              size={36}
              aria-label={t('pager.page', { page: item })}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onChange(item)}
            >
              {item}
            </ActionIcon>
          ),
        )}
        {renderStep('next', page + 1)}
        {hasFirstAndLast && renderStep('last', pageCount)}
      </Group>
    </nav>
  );
}
