import { useRef, useState } from 'react';

export type RowId = string | number;

/**
 * Returns the selected rows of the visible page, and functions that change the selection. `pageKey`
 * identifies the page, search and filters: another key resets the selection.
 */
export function useSelection<Row>(rows: Row[], rowId: (row: Row) => RowId, pageKey: string) {
  const [stored, setStored] = useState<{ pageKey: string; ids: ReadonlySet<RowId> }>();
  const lastIndex = useRef(-1);
  const ids = stored?.pageKey === pageKey ? stored.ids : new Set<RowId>();
  // Deleted rows are no longer selected.
  const selected = rows.filter((row) => ids.has(rowId(row)));
  const select = (next: Iterable<RowId>) => setStored({ pageKey, ids: new Set(next) });

  return {
    selected,
    isSelected: (row: Row) => ids.has(rowId(row)),
    isAll: rows.length > 0 && selected.length === rows.length,
    clear: () => select([]),
    toggleAll: () => select(selected.length === rows.length ? [] : rows.map(rowId)),

    /** Toggles a row. With `isRange` (Shift), toggles all rows from the last toggled row to this one. */
    toggle(row: Row, isRange: boolean) {
      const index = rows.indexOf(row);
      const from = isRange && lastIndex.current >= 0 ? lastIndex.current : index;
      const range = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map(rowId);
      const isAdding = !ids.has(rowId(row));

      lastIndex.current = index;
      select(isAdding ? [...ids, ...range] : [...ids].filter((id) => !range.includes(id)));
    },
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
