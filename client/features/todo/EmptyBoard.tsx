import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PlaceName } from './places.ts';

interface EmptyBoardProps {
  moveTask: PlaceName;
  q: string;
  onAdd: () => void;
  onClear: () => void;
}

export function EmptyBoard({ moveTask, q, onAdd, onClear }: EmptyBoardProps) {
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

  if (moveTask === 'deleted') {
    return <EmptyState drawing="bin" title={t('empty.deleted')} text={t('empty.deletedText')} />;
  }

  return (
    <EmptyState
      drawing="desk"
      title={t(moveTask === 'all' ? 'empty.all' : 'empty.place', {
        moveTask: t(`place.${moveTask}`),
      })}
      text={t('empty.text')}
      action={<Button onClick={onAdd}>{t('add')}</Button>}
    />
  );
}
