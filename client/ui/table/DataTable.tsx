import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListKeys } from '../listKeys/useListKeys.tsx';
import { useKeptFocus } from '../useKeptFocus.ts';
import { BulkBar } from './BulkBar.tsx';
import type { Column, RowParts } from './column.ts';
import classes from './DataTable.module.css';
import { TableCards } from './TableCards.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableNotice } from './TableNotice.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useSelection } from './useSelection.ts';
import type { TableState } from './useTableParams.ts';
import { useTableView } from './useTableView.ts';

export interface TableRecord {
  id: string | number;
}

export interface DataTableProps<Row extends TableRecord, Sort extends string>
  extends RowParts<Row> {
  /** The key of the stored view on this device. */
  id: string;
  /** The name of the list, and of exported files. */
  label: string;
  columns: Column<Row, Sort>[];
  /** One page of rows. Undefined while they load. */
  rows: Row[] | undefined;
  /** The number of rows on all pages. */
  total: number;
  /** From `useTableParams`. */
  table: TableState<Sort>;
  /** Whether other rows are loading. */
  isLoading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** The label of the search field. A table without a label has no search field. */
  searchLabel?: string;
  /** Selects beside the search field. */
  filters?: ReactNode;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
  /** Renders the actions on selected rows. Without this function, rows cannot be selected. */
  bulkActions?: (rows: Row[], clear: () => void) => ReactNode;
  /** The actions of the keyboard shortcuts. Without it, the table has no shortcuts. `remove` gets the selected rows. */
  keys?: { remove?: (rows: Row[]) => unknown; create?: () => void };
  /** Loads all rows of the filtered list for the export. Without this function, there is no export. */
  loadAll?: () => Promise<Row[]>;
  /** Shown if the list is empty without a search or filter. */
  empty: ReactNode;
  /** Whether the table is inside a card already. */
  isBare?: boolean;
}

/** The delay in milliseconds before the old rows are dimmed, so that a fast response does not dim them. */
const dimDelay = 120;

/** A table of one page, with search, sorting and selection. On a phone the rows are cards. */
export function DataTable<Row extends TableRecord, Sort extends string>(
  props: DataTableProps<Row, Sort>,
) {
  const { label, columns, rows, total, table, bulkActions, isLoading, error } = props;
  const { t } = useTranslation('app');
  const root = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(max-width: 575px)', false, { getInitialValueInEffect: false });
  const { sortBy, isDescending, ...page } = table.shown;
  const view = useTableView(props.id, columns);
  const selection = useSelection(rows ?? noRows, ({ id }) => id, JSON.stringify(page));
  const keptFocus = useKeptFocus<HTMLDivElement>(rows, '[data-row]', 'a, button');
  const { remove, create } = props.keys ?? {};
  const listKeys = useListKeys({
    list: root,
    isEnabled: props.keys !== undefined,
    rowSelector: '[data-row]',
    create,
    select: bulkActions && ((index) => rows?.[index] && selection.toggle(rows[index], false)),
    remove:
      remove &&
      ((index) => {
        const focused = rows?.[index] ? [rows[index]] : [];
        const removed = selection.selected.length > 0 ? selection.selected : focused;
        if (removed.length === 0) return;
        remove(removed);
        selection.clear();
      }),
  });
  const isBusy = isLoading === true;
  const [isBusyDebounced] = useDebouncedValue(isBusy, dimDelay);
  const Rows: typeof TableGrid = isNarrow ? TableCards : TableGrid;

  function goToPage(nextPage: number) {
    table.change({ page: nextPage });
    const { top = 0 } = root.current?.getBoundingClientRect() ?? {};
    if (top < 0) root.current?.scrollIntoView({ block: 'start' });
  }

  function clearSelection() {
    selection.clear();
    root.current?.querySelector<HTMLElement>('[data-select-all]')?.focus();
  }

  return (
    <section ref={root} className={classes.table} aria-label={label} data-bare={props.isBare}>
      {selection.selected.length > 0 && bulkActions ? (
        <BulkBar selection={selection} onClear={clearSelection}>
          {bulkActions(selection.selected, clearSelection)}
        </BulkBar>
      ) : (
        <TableToolbar {...props} view={view} isNarrow={isNarrow} />
      )}
      <p className="fd-sr-only" role="status">
        {selection.selected.length > 0 &&
          t('ui.table.selected', { count: selection.selected.length })}
      </p>

      {error ? (
        <TableNotice.Failed error={error} onRetry={props.onRetry} />
      ) : !rows ? (
        <TableSkeleton
          columns={view.visible}
          count={table.shown.perPage}
          isNarrow={isNarrow}
          density={view.density}
        />
      ) : rows.length > 0 ? (
        <div
          {...keptFocus}
          aria-busy={isBusy || undefined}
          data-busy={(isBusy && isBusyDebounced) || undefined}
        >
          <Rows
            {...props}
            rows={rows}
            columns={view.visible}
            density={view.density}
            selection={bulkActions && selection}
            isBusy={isBusy}
          />
        </div>
      ) : isBusy || total > 0 ? (
        <TableSkeleton
          columns={view.visible}
          count={table.shown.perPage}
          isNarrow={isNarrow}
          density={view.density}
        />
      ) : table.isFiltered ? (
        <TableNotice.NoMatch onClear={table.clear} />
      ) : (
        props.empty
      )}

      {rows && !error && total > 0 && (
        <TableFooter
          label={label}
          page={page.page}
          perPage={page.perPage}
          sizes={table.sizes}
          total={total}
          onPage={goToPage}
          onSize={(perPage) => table.change({ perPage })}
        />
      )}
      {listKeys.help}
    </section>
  );
}

const noRows: never[] = [];
