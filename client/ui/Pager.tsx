import { ActionIcon } from '@mantine/core';
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
  /** What is stepped through, where a screen has several. */
  of?: string;
  /** Also leads to the first and the last page. */
  hasEnds?: boolean;
}

/** Steps through a long list; absent where everything is on one page. Beyond the last page is the last. */
export function Pager({ page, perPage, total, onChange, of, hasEnds }: PagerProps) {
  const { t } = useTranslation('app');
  const pages = Math.max(1, Math.ceil(total / perPage));

  const stepBack = useEffectEvent(() => onChange(pages));
  // An old link, or the last row of the last page has gone.
  useEffect(() => {
    if (page > pages) stepBack();
  }, [page, pages]);

  if (pages === 1) return null;

  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  const steps = [
    { name: 'first', to: 1, Icon: IconChevronsLeft, isEnd: true },
    { name: 'previous', to: page - 1, Icon: IconChevronLeft, isEnd: false },
    { name: 'next', to: page + 1, Icon: IconChevronRight, isEnd: false },
    { name: 'last', to: pages, Icon: IconChevronsRight, isEnd: true },
  ] as const;

  return (
    <nav className={classes.pager} aria-label={[of, t('pager.label')].filter(Boolean).join(', ')}>
      <bdi aria-live="polite">{t('pager.range', { from, to, total })}</bdi>
      {steps
        .filter(({ isEnd }) => !isEnd || (hasEnds && pages > 2))
        .map(({ name, to, Icon }) => (
          <ActionIcon
            key={name}
            variant="default"
            size={36}
            aria-label={t(`pager.${name}`)}
            disabled={to < 1 || to > pages || to === page}
            onClick={() => onChange(to)}
          >
            <Icon size={18} stroke={1.7} className={classes.arrow} />
          </ActionIcon>
        ))}
    </nav>
  );
}
