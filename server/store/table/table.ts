import { notFound } from '../../errors.ts';
import type { TablePatch } from '../statePatch.ts';
import { createMemos } from './memos.ts';
import { createStoredRows, type TableSnapshot } from './storedRows.ts';
import { createTableIndex, type TableIndex } from './tableIndex.ts';
import type { Row, Table, TableOptions } from './tableTypes.ts';

interface TableParts {
  snapshot: TableSnapshot | undefined;
  freeze: <T>(value: T) => T;
  recordUndo: (undo: () => void) => void;
}

export interface StoredTable<R extends Row, Facet extends string, Sort extends string>
  extends Table<R, Facet, Sort> {
  snapshot: () => TableSnapshot;
  restore: (snapshot: TableSnapshot | undefined) => void;
  patch: (patch: TablePatch) => void;
  /** Returns the number of rows. */
  size: () => number;
}

/**
 * Creates a table: rows in a defined order. Lists stay fast with a hundred thousand
 * rows. Rows are never changed in place: `replace` puts a new object where the old one was.
 *
 * The index is derived from the stored rows. The first list builds it, every change updates it, and
 * an undo or a restore drops it.
 */
export function createTable<R extends Row, Facet extends string, Sort extends string>(
  options: TableOptions<R, Facet, Sort>,
  { snapshot, freeze, recordUndo }: TableParts,
): StoredTable<R, Facet, Sort> {
  const { rowName, byDay, rows: initialRows = () => [] } = options;
  const memos = createMemos();
  let index: TableIndex<R, Facet, Sort> | undefined;
  /** The day for which rows are derived. */
  let day = '';
  /** The changed copies, by stored row: two reads of a row return the same object. */
  let copies = new WeakMap<R, R>();
  const stored = createStoredRows({
    initialRows,
    snapshot,
    freeze,
    recordUndo,
    onReset: dropDerived,
  });

  function dropDerived() {
    index = undefined;
    memos.clear();
  }

  /** Returns a stored row as of `day`. */
  function asOfDay(row: R): R {
    if (!byDay) return row;
    const existing = copies.get(row);
    if (existing) return existing;
    const copy = byDay.rowOn(row, day);
    if (copy !== row) copies.set(row, freeze(copy));
    return copy;
  }

  /** Updates the derived rows and the index to the current day. */
  function followDay() {
    const today = byDay?.today() ?? '';
    if (today === day) return;
    day = today;
    copies = new WeakMap();
    memos.clear();
    const existing = index;
    if (!existing) return;
    stored.forEach((row) => {
      const current = asOfDay(row);
      if (existing.get(row.id) !== current) existing.replace(current);
    });
  }

  /** Returns a stored row as of today. */
  function current(row: R): R {
    followDay();
    return asOfDay(row);
  }

  function readIndex(): TableIndex<R, Facet, Sort> {
    followDay();
    if (index) return index;
    const built = createTableIndex(options);
    stored.forEach((row, id) => {
      built.add(asOfDay(row), stored.rankOf(id));
    });
    index = built;
    return built;
  }

  function find(id: number): R {
    const row = stored.get(id);
    if (!row) throw notFound(rowName, id);
    return current(row);
  }

  function write(row: R, rank: number): R {
    stored.write(row, rank);
    memos.clear();
    return current(row);
  }

  function add(row: R, place: 'first' | 'last' = 'last'): R {
    const rank = stored.rankAt(place);
    const added = write(row, rank);
    index?.add(added, rank);
    return added;
  }

  function replace(row: R): R {
    find(row.id);
    const replaced = write(row, stored.rankOf(row.id));
    index?.replace(replaced);
    // Texts that change again and again leave gaps in the index.
    if (index?.isSparse()) index = undefined;
    return replaced;
  }

  return {
    select: (selection) => readIndex().select(selection),

    get(id) {
      const row = stored.get(id);
      return row ? current(row) : undefined;
    },

    find,
    all: () => readIndex().all(),
    nextId: stored.nextId,
    add,
    replace,
    put: (row) => (stored.get(row.id) ? replace(row) : add(row)),

    remove(id) {
      const row = find(id);
      stored.delete(id);
      index?.remove(id);
      memos.clear();
      return row;
    },

    move(id, beforeId) {
      const row = find(id);
      if (typeof beforeId === 'number') find(beforeId);
      if (id === beforeId) return row;
      recordUndo(dropDerived);
      for (const [movedRow, rank] of readIndex().move(id, beforeId ?? undefined)) {
        stored.write(stored.get(movedRow) as R, rank);
      }
      memos.clear();
      return row;
    },

    memoize(compute) {
      const memo = memos.create(compute);
      return (key) => {
        followDay();
        return memo(key);
      };
    },

    snapshot: stored.snapshot,
    restore: stored.restore,
    patch: stored.patch,
    size: stored.size,
  };
}
