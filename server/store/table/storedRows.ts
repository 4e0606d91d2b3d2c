import { type Chunks, createChunkedArray } from '../chunkedArray.ts';
import type { Counts, TablePatch, TableSnapshot } from '../snapshot.ts';
import type { Row } from './tableTypes.ts';

/** The number of rows of snapshots that were counted. */
const cachedCounts = new WeakMap<Chunks<unknown>, number>();

/** Returns the number of rows in a snapshot. */
export function countStoredRows({ rows }: TableSnapshot): number {
  const existing = cachedCounts.get(rows);
  if (existing !== undefined) return existing;
  let counted = 0;
  for (const chunk of rows) {
    for (const row of chunk ?? []) if (row !== null && row !== undefined) counted += 1;
  }
  cachedCounts.set(rows, counted);
  return counted;
}

export interface StoredRowsOptions<R extends Row> {
  /** Returns the rows that the table starts with. Not called if there is a snapshot. */
  initialRows: () => readonly R[];
  snapshot: TableSnapshot | undefined;
  freeze: <T>(value: T) => T;
  recordUndo: (undo: () => void) => void;
  /** Called after an undo or a restore. */
  onReset: () => void;
}

export type StoredRows<R extends Row> = ReturnType<typeof createStoredRows<R>>;

/** Creates the stored state of a table. The rest of the state of a table is derived from it. */
export function createStoredRows<R extends Row>(options: StoredRowsOptions<R>) {
  const { initialRows, snapshot, freeze, recordUndo, onReset } = options;
  const rows = createChunkedArray<R>();
  const ranks = createChunkedArray<number>();
  let counts: Counts;
  /** The number of rows, once they were counted. */
  let size: number | undefined;

  load(snapshot);

  function load(from: TableSnapshot | undefined) {
    rows.restore((from?.rows ?? []) as Chunks<R>);
    ranks.restore(from?.ranks ?? []);
    size = undefined;
    counts = from?.counts ?? addInitialRows();
  }

  function addInitialRows(): Counts {
    const initial = initialRows();
    let lastId = 0;
    for (const [rank, row] of initial.entries()) {
      set(row.id, freeze(row), rank);
      lastId = Math.max(lastId, row.id);
    }
    return { lastId, lowestRank: 0, highestRank: initial.length - 1 };
  }

  const getRank = (id: number) => ranks.get(id) ?? 0;

  function set(id: number, row: R | null, rank: number) {
    if (size !== undefined) size += Number(row !== null) - Number(rows.get(id) !== null);
    if (row) {
      rows.set(id, row);
      ranks.set(id, rank);
    } else {
      rows.delete(id);
      ranks.delete(id);
    }
  }

  function recordState(id: number) {
    const [row, rank, countsBefore] = [rows.get(id), getRank(id), counts];
    recordUndo(() => {
      set(id, row, rank);
      counts = countsBefore;
      onReset();
    });
  }

  return {
    get: rows.get,
    getRank,
    forEach: rows.forEach,
    nextId: () => counts.lastId + 1,

    size() {
      if (size === undefined) {
        let counted = 0;
        rows.forEach(() => {
          counted += 1;
        });
        size = counted;
      }
      return size;
    },

    /** Returns a rank that is below or above all other ranks. */
    getNewRank: (place: 'first' | 'last') =>
      place === 'first' ? counts.lowestRank - 1 : counts.highestRank + 1,

    write(row: R, rank: number) {
      recordState(row.id);
      set(row.id, freeze(row), rank);
      counts = {
        lastId: Math.max(counts.lastId, row.id),
        lowestRank: Math.min(counts.lowestRank, rank),
        highestRank: Math.max(counts.highestRank, rank),
      };
    },

    delete(id: number) {
      recordState(id);
      set(id, null, 0);
    },

    /** Applies a patch, which leads to another state of the table. */
    patch({ rows: changed, removed, counts: next }: TablePatch) {
      const before = counts;
      for (const [row, rank] of changed as [R, number][]) {
        recordState(row.id);
        set(row.id, freeze(row), rank);
      }
      for (const id of removed) {
        recordState(id);
        set(id, null, 0);
      }
      recordUndo(() => {
        counts = before;
      });
      counts = next;
      onReset();
    },

    snapshot: (): TableSnapshot => ({ rows: rows.snapshot(), ranks: ranks.snapshot(), counts }),

    /** Replaces the rows. Without a snapshot, the table gets its initial rows. */
    restore(from: TableSnapshot | undefined) {
      load(from);
      onReset();
    },
  };
}
