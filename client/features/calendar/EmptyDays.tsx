import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface EmptyDayProps {
  /** The formatted day. */
  day: string;
  onAdd: () => void;
}

/** The empty state of a day. */
export function EmptyDay({ day, onAdd }: EmptyDayProps) {
  const { t } = useTranslation('calendar');

  return (
    <EmptyState
      drawing="desk"
      title={t('empty.day', { day })}
      action={<Button onClick={onAdd}>{t('add')}</Button>}
    />
  );
}

interface EmptyMonthProps {
  /** The formatted month. */
  month: string;
  /** Whether the filter hides event types. */
  isFiltered: boolean;
  onAdd: () => void;
  onShowAll: () => void;
}

/** The empty state of a month. */
export function EmptyMonth({ month, isFiltered, onAdd, onShowAll }: EmptyMonthProps) {
  const { t } = useTranslation('calendar');

  if (isFiltered) {
    return (
      <EmptyState
        drawing="search"
        title={t('empty.filtered', { month })}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('empty.showAll')}
          </Button>
        }
      />
    );
  }

  return (
    <EmptyState
      drawing="desk"
      title={t('empty.month', { month })}
      text={t('empty.text')}
      action={<Button onClick={onAdd}>{t('add')}</Button>}
    />
  );
}
