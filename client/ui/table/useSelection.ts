import { useRef, useState } from 'react';

export type RowId = string | number;

/** The selected rows of the visible page. Another page, search or filter resets the selection. */
export function useSelection<Row>(rows: Row[], rowId: (row: Row) => RowId, page: string) {
  const [chosen, setChosen] = useState<{ page: string; ids: ReadonlySet<RowId> }>();
  const last = useRef(-1);
  const ids = chosen?.page === page ? chosen.ids : new Set<RowId>();
  // Deleted rows are no longer selected.
  const selected = rows.filter((row) => ids.has(rowId(row)));
  const choose = (next: Iterable<RowId>) => setChosen({ page, ids: new Set(next) });

  return {
    selected,
    isSelected: (row: Row) => ids.has(rowId(row)),
    isAll: rows.length > 0 && selected.length === rows.length,
    clear: () => choose([]),
    toggleAll: () => choose(selected.length === rows.length ? [] : rows.map(rowId)),

    /** With Shift, toggles all rows from the last toggled one. */
    toggle(row: Row, isRange: boolean) {
      const index = rows.indexOf(row);
      const from = isRange && last.current >= 0 ? last.current : index;
      const range = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map(rowId);
      const isAdding = !ids.has(rowId(row));

      last.current = index;
      choose(isAdding ? [...ids, ...range] : [...ids].filter((id) => !range.includes(id)));
    },
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
