import { ActionIcon, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './DataTable.module.css';
import type { Selection } from './useSelection.ts';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  onClear: () => void;
  children: ReactNode;
}

/** The toolbar while rows are selected. */
export function BulkBar<Row>({ selection, onClear, children }: BulkBarProps<Row>) {
  const { t } = useTranslation('app');

  return (
    <div className={classes.toolbar} data-bulk role="toolbar" aria-label={t('ui.table.bulk')}>
      <Checkbox
        size="sm"
        label={t('ui.table.selected', { count: selection.selected.length })}
        aria-label={t('ui.table.selectPage')}
        checked={selection.isAll}
        indeterminate={!selection.isAll}
        onChange={selection.toggleAll}
      />
      <div className={classes.bulk}>{children}</div>
      <ActionIcon
        size={36}
        variant="subtle"
        color="gray"
        aria-label={t('ui.table.clearSelection')}
        onClick={onClear}
      >
        <IconX size={18} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
