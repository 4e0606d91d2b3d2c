import { Button } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../ui/table/BulkBar.tsx';
import type { Selection } from '../../ui/table/useSelection.ts';
import type { BoardTask } from './boardCache.ts';

interface TaskBulkBarProps {
  selection: Selection<BoardTask>;
  onComplete: () => void;
  onRemove: () => void;
}

/** The actions on the selected tasks, instead of the toolbar. */
export function TaskBulkBar({ selection, onComplete, onRemove }: TaskBulkBarProps) {
  const { t } = useTranslation('todo');

  return (
    <BulkBar selection={selection} onClear={selection.clear}>
      <Button
        variant="default"
        leftSection={<IconCheck size={16} stroke={1.7} aria-hidden />}
        onClick={onComplete}
      >
        {t('completeSelected')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        onClick={onRemove}
      >
        {t('delete')}
      </Button>
    </BulkBar>
  );
}
