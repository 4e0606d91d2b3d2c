import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../lazyComponent.tsx';
import type { Column, Density, RowParts } from './column.ts';
import type { TableRecord } from './DataTable.tsx';
import classes from './TableGrid.module.css';
import { TableRow } from './TableRow.tsx';
import type { Selection } from './useSelection.ts';
import type { TableState } from './useTableParams.ts';
import type { VirtualBodyProps } from './VirtualBody.tsx';

const VirtualBody = lazyComponent<VirtualBodyProps>(
  async () => (await import('./VirtualBody.tsx')).VirtualBody,
);

/** A table with more rows renders only those in the viewport. */
const maxRenderedRows = 100;

export interface TableRowsProps<Row extends TableRecord, Sort extends string>
  extends RowParts<Row> {
  label: string;
  columns: Column<Row, Sort>[];
  rows: Row[];
  total: number;
  table: TableState<Sort>;
  density: Density;
  selection?: Selection<Row>;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

interface BodyProps<Row extends TableRecord>
  extends Pick<TableRowsProps<Row, string>, 'rows' | 'columns' | 'density' | 'isBusy'> {
  selected: Row[] | undefined;
  opened: ReadonlySet<string | number>;
  renderRow: (row: Row, index: number) => ReactNode;
}

/** Memoized while other rows load: rendering the old rows again would delay the new ones. */
const Body = memo(
  <Row extends TableRecord>({ rows, renderRow }: BodyProps<Row>) => (
    <tbody>{rows.map(renderRow)}</tbody>
  ),
  (previous, next) =>
    next.isBusy &&
    previous.rows === next.rows &&
    previous.density === next.density &&
    previous.opened === next.opened &&
    String(previous.columns.map(({ id }) => id)) === String(next.columns.map(({ id }) => id)) &&
    String(previous.selected?.map(({ id }) => id)) === String(next.selected?.map(({ id }) => id)),
) as <Row extends TableRecord>(props: BodyProps<Row>) => ReactNode;

export function TableGrid<Row extends TableRecord, Sort extends string>(
  props: TableRowsProps<Row, Sort>,
) {
  const { label, columns, rows, table, density, selection, renderRowActions, renderRowDetails } =
    props;
  const { t } = useTranslation('app');
  // A state instead of a ref, because a ref is set after the effects of the virtual body.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string | number>>(new Set());
  const isVirtual = rows.length > maxRenderedRows;
  const { page, perPage } = table.shown;

  // Rows are keyed by their index. Reusing the elements makes paging faster.
  const renderRow = (row: Row, index: number) => (
    <TableRow
      key={index}
      {...props}
      row={row}
      index={index}
      position={(page - 1) * perPage + index + 2}
      isOpen={opened.has(row.id)}
      onOpen={() => setOpened(toggleItem(opened, row.id))}
    />
  );

  return (
    <div
      // Without the condition, all rows would be rendered a second time.
      ref={isVirtual ? setScroller : undefined}
      className={classes.scroller}
      data-virtual={isVirtual || undefined}
    >
      <table
        className={classes.grid}
        aria-label={label}
        aria-rowcount={props.total + 1}
        data-density={density}
        data-selectable={selection ? true : undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th className={classes.checkbox} scope="col">
                <Checkbox
                  size="sm"
                  data-select-all
                  aria-label={t('ui.table.selectPage')}
                  checked={selection.isAll}
                  indeterminate={!selection.isAll && selection.selected.length > 0}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.id} column={column} table={table} />
            ))}
            {(renderRowActions || renderRowDetails) && (
              <th scope="col">
                <span className="fd-sr-only">{t('ui.table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        {isVirtual ? (
          <Suspense>
            <VirtualBody
              rows={rows}
              scroller={scroller}
              rowHeight={density === 'compact' ? 37 : 45}
              span={columns.length + 2}
              renderRow={(index) => renderRow(rows[index] as Row, index)}
            />
          </Suspense>
        ) : (
          <Body
            {...{ rows, columns, density, opened, renderRow }}
            isBusy={props.isBusy}
            selected={selection?.selected}
          />
        )}
      </table>
    </div>
  );
}

interface HeaderProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  table: TableState<Sort>;
}

function Header<Row, Sort extends string>({ column, table }: HeaderProps<Row, Sort>) {
  const { id, title, sortBy, align, isDescendingFirst } = column;
  const { isDescending } = table.shown;
  if (sortBy === undefined) {
    return (
      <th key={id} scope="col" data-align={align}>
        {title}
      </th>
    );
  }

  const isSorted = table.shown.sortBy === sortBy;
  const Icon = !isSorted ? IconArrowsSort : isDescending ? IconArrowDown : IconArrowUp;
  const order = isDescending ? 'descending' : 'ascending';

  return (
    <th scope="col" data-align={align} aria-sort={isSorted ? order : undefined}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => table.sort(sortBy, isDescendingFirst)}
      >
        {title}
        <Icon size={14} stroke={2} aria-hidden />
      </button>
    </th>
  );
}

function toggleItem(ids: ReadonlySet<string | number>, id: string | number) {
  return new Set(ids.has(id) ? [...ids].filter((otherId) => otherId !== id) : [...ids, id]);
}
