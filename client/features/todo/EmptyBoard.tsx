import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface EmptyBoardProps {
  /** The name of the filter or tag. Undefined if the board shows all tasks. */
  filterName?: string;
  /** Whether the board shows the deleted tasks. */
  isBin: boolean;
  q: string;
  onAdd: () => void;
  onClear: () => void;
}

/** The message for a board without tasks. */
export function EmptyBoard({ filterName, isBin, q, onAdd, onClear }: EmptyBoardProps) {
  const { t } = useTranslation('todo');

  if (q) {
    return (
      <EmptyState
        drawing="search"
        title={t('empty.search', { q })}
        action={
          <Button variant="default" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        }
      />
    );
  }

  if (isBin) {
    return <EmptyState drawing="bin" title={t('empty.deleted')} text={t('empty.deletedText')} />;
  }

  return (
    <EmptyState
      drawing="desk"
      title={filterName ? t('empty.filtered', { name: filterName }) : t('empty.all')}
      text={t('empty.text')}
      action={<Button onClick={onAdd}>{t('add')}</Button>}
    />
  );
}
