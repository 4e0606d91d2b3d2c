import { notFound } from '../../errors.ts';
import type { TablePatch, TableSnapshot } from '../snapshot.ts';
import { createDayRows } from './dayRows.ts';
import { createLazyRows } from './lazyRows.ts';
import { createMemos } from './memos.ts';
import { getRowKey } from './rowKeys.ts';
import { createStoredRows } from './storedRows.ts';
import { createTableIndex, type TableIndex } from './tableIndex.ts';
import type { Row, StoreChange, Table, TableOptions } from './tableTypes.ts';

interface TableInternals {
  snapshot: TableSnapshot | undefined;
  freeze: <T>(value: T) => T;
  recordUndo: (undo: () => void) => void;
  recordChange: (id: number | string, kind: StoreChange['kind']) => void;
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
 * Creates a table: rows in a defined order. Lists are fast even with a hundred thousand rows. Rows are never changed in
 * place: `replace` replaces the object.
 *
 * The index is derived from the stored rows. The first list builds the index, every change updates it, and an undo or a
 * restore drops it.
 */
export function createTable<R extends Row, Facet extends string, Sort extends string>(
  options: TableOptions<R, Facet, Sort>,
  { snapshot, freeze, recordUndo, recordChange }: TableInternals,
): StoredTable<R, Facet, Sort> {
  const { rowName, rows: initialRows = () => [] } = options;
  const memos = createMemos();
  let index: TableIndex<R, Facet, Sort> | undefined;
  const dayRows = createDayRows(options.byDay, freeze);
  const stored = (options.isLazy ? createLazyRows : createStoredRows)({
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

  /** Updates the derived rows and the index if the day has changed. */
  function updateDay() {
    if (!dayRows.update()) return;
    memos.clear();
    const existing = index;
    if (!existing) return;
    stored.forEach((row) => {
      const derived = dayRows.derive(row);
      if (existing.get(row.id) !== derived) existing.replace(derived);
    });
  }

  /** Returns a stored row as it is today. */
  function readCurrent(row: R): R {
    updateDay();
    return dayRows.derive(row);
  }

  function getIndex(): TableIndex<R, Facet, Sort> {
    updateDay();
    if (index) return index;
    const built = createTableIndex(options);
    stored.forEach((row, id) => {
      built.add(dayRows.derive(row), stored.getRank(id));
    });
    index = built;
    return built;
  }

  function find(id: number): R {
    const row = stored.get(id);
    if (!row) throw notFound(rowName, id);
    return readCurrent(row);
  }

  function write(row: R, rank: number): R {
    stored.write(row, rank);
    memos.clear();
    return readCurrent(row);
  }

  function add(row: R, place: 'first' | 'last' = 'last'): R {
    const rank = stored.getNewRank(place);
    const added = write(row, rank);
    index?.add(added, rank);
    recordChange(getRowKey(row), 'ADDED');
    return added;
  }

  function replace(row: R): R {
    const before = find(row.id);
    const wasRemoved = options.isRemoved?.(before);
    const replaced = write(row, stored.getRank(row.id));
    index?.replace(replaced);
    // Rows whose texts change often leave gaps in the index.
    if (index?.isSparse()) index = undefined;
    const isRemoved = options.isRemoved?.(row);
    recordChange(
      getRowKey(row),
      isRemoved === wasRemoved ? 'CHANGED' : isRemoved ? 'REMOVED' : 'ADDED',
    );
    return replaced;
  }

  return {
    select: (selection) => getIndex().select(selection),

    get(id) {
      const row = stored.get(id);
      return row ? readCurrent(row) : undefined;
    },

    find,
    all: () => getIndex().all(),
    nextId: stored.nextId,
    add,
    replace,
    put: (row) => (stored.get(row.id) ? replace(row) : add(row)),

    remove(id) {
      const row = find(id);
      stored.delete(id);
      index?.remove(id);
      memos.clear();
      recordChange(getRowKey(row), 'REMOVED');
      return row;
    },

    move(id, beforeId) {
      const row = find(id);
      if (typeof beforeId === 'number') find(beforeId);
      if (id === beforeId) return row;
      recordUndo(dropDerived);
      for (const [movedId, rank] of getIndex().move(id, beforeId ?? undefined)) {
        stored.write(stored.get(movedId) as R, rank);
      }
      memos.clear();
      recordChange(getRowKey(row), 'CHANGED');
      return row;
    },

    memoize(compute) {
      const memo = memos.create(compute);
      return (key) => {
        updateDay();
        return memo(key);
      };
    },

    snapshot: stored.snapshot,
    restore: stored.restore,
    patch(patch) {
      for (const [row] of patch.rows as [R, number][]) {
        recordChange(getRowKey(row), stored.get(row.id) ? 'CHANGED' : 'ADDED');
      }
      for (const id of patch.removed) {
        const row = stored.get(id);
        recordChange(row ? getRowKey(row) : id, 'REMOVED');
      }
      stored.patch(patch);
    },
    size: stored.size,
  };
}
