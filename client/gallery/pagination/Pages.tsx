import { Pagination, type PaginationProps, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Pages.module.css';

type PagesProps = Partial<PaginationProps> & {
  label: string;
  align?: 'flex-start' | 'center' | 'flex-end';
  isJoined?: boolean;
};

/** A pagination with accessible names, and the current page below the buttons. */
export function Pages({ label, align, isJoined, total = 10, ...props }: PagesProps) {
  const { t } = useTranslation(['pagination', 'app']);
  const [page, setPage] = useState(3);

  return (
    <Stack component="nav" align={align} aria-label={label}>
      <Pagination
        total={total}
        value={page}
        onChange={setPage}
        siblings={0}
        gap={isJoined ? 0 : 4}
        className={`${classes.pages} ${props.size ? '' : classes.defaultSize}`}
        mod={{ joined: isJoined }}
        getControlProps={(name) => ({ 'aria-label': t(`app:pager.${name}`) })}
        getItemProps={(number) => ({ 'aria-label': t('page', { page: number }) })}
        {...props}
      />
      <Text component="output" size="caption" c="dimmed">
        {t('currentPage', { page, total })}
      </Text>
    </Stack>
  );
}
