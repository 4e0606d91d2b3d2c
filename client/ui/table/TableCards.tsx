import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableRecord } from './DataTable.tsx';
import classes from './TableCards.module.css';
import type { TableRowsProps } from './TableGrid.tsx';
import { RowCheckbox } from './TableRow.tsx';

/** The rows as cards, which show all visible columns. */
export function TableCards<Row extends TableRecord, Sort extends string>(
  props: TableRowsProps<Row, Sort>,
) {
  return (
    <ul className={classes.cards} aria-label={props.label} data-density={props.density}>
      {props.rows.map((row) => (
        <Card key={row.id} {...props} row={row} />
      ))}
    </ul>
  );
}

function Card<Row extends TableRecord, Sort extends string>({
  row,
  columns: [first, ...others],
  selection,
  getRowName,
  renderRowActions,
  renderRowDetails,
}: TableRowsProps<Row, Sort> & { row: Row }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const name = getRowName(row);

  return (
    <li className={classes.card} data-row data-selected={selection?.isSelected(row) || undefined}>
      <div className={classes.header}>
        {selection && (
          <RowCheckbox selection={selection} row={row} label={t('ui.table.select', { name })} />
        )}
        <div className={classes.title}>{first?.cell(row)}</div>
        <div className={classes.actions}>
          {renderRowActions?.(row)}
          {renderRowDetails && (
            <ActionIcon
              size={40}
              variant="subtle"
              color="gray"
              aria-label={t('ui.table.details', { name })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronDown size={18} stroke={1.7} />
            </ActionIcon>
          )}
        </div>
      </div>
      <dl className={classes.facts}>
        {others.map(({ id, title, cell }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <div className={classes.details}>{renderRowDetails?.(row)}</div>}
    </li>
  );
}
