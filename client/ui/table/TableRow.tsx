import { ActionIcon, Checkbox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableRecord } from './DataTable.tsx';
import classes from './TableGrid.module.css';
import type { TableRowsProps } from './TableGrid.tsx';

interface TableRowProps<Row extends TableRecord, Sort extends string>
  extends Pick<
    TableRowsProps<Row, Sort>,
    'columns' | 'selection' | 'getRowName' | 'renderRowActions' | 'renderRowDetails'
  > {
  row: Row;
  index: number;
  /** The `aria-rowindex`: the position in the whole list. The header is 1. */
  position: number;
  isOpen: boolean;
  onOpen: () => void;
}

export function TableRow<Row extends TableRecord, Sort extends string>({
  row,
  index: rowIndex,
  columns,
  selection,
  getRowName,
  renderRowActions,
  renderRowDetails,
  position,
  isOpen,
  onOpen,
}: TableRowProps<Row, Sort>) {
  const { t } = useTranslation('app');
  const detailsId = useId();
  const isSelected = selection?.isSelected(row);
  const name = getRowName(row);

  return (
    <>
      <tr
        data-row
        data-index={rowIndex}
        data-selected={isSelected || undefined}
        aria-rowindex={position}
      >
        {selection && (
          <td className={classes.checkbox}>
            <RowCheckbox selection={selection} row={row} label={t('ui.table.select', { name })} />
          </td>
        )}
        {columns.map(({ id, cell, align, isWrapping }, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          const scope = index === 0 ? 'row' : undefined;
          return (
            <Cell key={id} scope={scope} data-align={align} data-wrapping={isWrapping}>
              {cell(row)}
            </Cell>
          );
        })}
        {(renderRowActions || renderRowDetails) && (
          <td className={classes.actions}>
            {/* Keyed by the row, so that another row does not take over the state of an open menu. */}
            <div key={row.id}>
              {renderRowActions?.(row)}
              {renderRowDetails && (
                <ActionIcon
                  size={32}
                  variant="subtle"
                  color="gray"
                  className={classes.detailsToggle}
                  aria-label={t('ui.table.details', { name })}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? detailsId : undefined}
                  onClick={onOpen}
                >
                  <IconChevronDown size={18} stroke={1.7} />
                </ActionIcon>
              )}
            </div>
          </td>
        )}
      </tr>
      {isOpen && (
        <tr key={row.id} id={detailsId} className={classes.details}>
          <td colSpan={columns.length + 2}>{renderRowDetails?.(row)}</td>
        </tr>
      )}
    </>
  );
}

interface RowCheckboxProps<Row extends TableRecord, Sort extends string> {
  selection: NonNullable<TableRowsProps<Row, Sort>['selection']>;
  row: Row;
  label: string;
}

export function RowCheckbox<Row extends TableRecord, Sort extends string>({
  selection,
  row,
  label,
}: RowCheckboxProps<Row, Sort>) {
  return (
    <Checkbox
      size="sm"
      aria-label={label}
      checked={selection.isSelected(row)}
      onChange={({ nativeEvent }) =>
        selection.toggle(row, (nativeEvent as MouseEvent).shiftKey === true)
      }
    />
  );
}
