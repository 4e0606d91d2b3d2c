import { ActionIcon } from '@mantine/core';
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
  of?: string;
  /** Whether there are buttons for the first and last page. */
  hasEnds?: boolean;
}

const icons = {
  first: IconChevronsLeft,
  previous: IconChevronLeft,
  next: IconChevronRight,
  last: IconChevronsRight,
};
type Step = keyof typeof icons;

/** The pagination of a list with several pages. A page after the last redirects to the last. */
export function Pager({ page, perPage, total, onChange, of, hasEnds }: PagerProps) {
  const { t } = useTranslation('app');
  const pages = Math.max(1, Math.ceil(total / perPage));
  const isNarrow = useMediaQuery('(max-width: 575px)');
  const { range } = usePagination({ total: pages, page, siblings: isNarrow ? 0 : 1 });

  const stepBack = useEffectEvent(() => onChange(pages));
  // An old link, or the last row of the last page was deleted.
  useEffect(() => {
    if (page > pages) stepBack();
  }, [page, pages]);

  if (pages === 1) return null;

  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  const hasFirstAndLast = hasEnds && pages > 2;
  const stepTo = (name: Step, target: number) => {
    const Icon = icons[name];
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t(`pager.${name}`)}
        disabled={target < 1 || target > pages || target === page}
        onClick={() => onChange(target)}
      >
        <Icon size={18} stroke={1.7} className={classes.arrow} />
      </ActionIcon>
    );
  };

  return (
    <nav className={classes.pager} aria-label={[of, t('pager.label')].filter(Boolean).join(', ')}>
      <bdi aria-live="polite">{t('pager.range', { from, to, total })}</bdi>
      <div className={classes.pages}>
        {hasFirstAndLast && stepTo('first', 1)}
        {stepTo('previous', page - 1)}
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
        {stepTo('next', page + 1)}
        {hasFirstAndLast && stepTo('last', pages)}
      </div>
    </nav>
  );
}
