import { type Chunks, createChunkedArray } from '../chunkedArray.ts';
import type { TablePatch } from '../statePatch.ts';
import type { Row } from './tableTypes.ts';

/** The stored state of a table as plain data. */
export interface TableSnapshot {
  /** Rows by id. */
  rows: Chunks<unknown>;
  /** By id: numbers that rise in the stored order. */
  ranks: Chunks<number>;
  counts: Counts;
}

export interface Counts {
  /** The highest id that was ever given. */
  lastId: number;
  /** The limits of the ranks that were ever given. */
  lowestRank: number;
  highestRank: number;
}

interface StoredRowsOptions<R extends Row> {
  /** Returns the rows to start with, unless a snapshot holds some. */
  initialRows: () => readonly R[];
  snapshot: TableSnapshot | undefined;
  freeze: <T>(value: T) => T;
  recordUndo: (undo: () => void) => void;
  /** Called after an undo or a restore. */
  onReset: () => void;
}

/** Creates the stored state of a table. Everything else that a table knows is derived from it. */
export function createStoredRows<R extends Row>(options: StoredRowsOptions<R>) {
  const { initialRows, snapshot, freeze, recordUndo, onReset } = options;
  const rows = createChunkedArray<R>();
  const ranks = createChunkedArray<number>();
  let counts: Counts;
  /** The number of rows, once it was asked for. */
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

  const rankOf = (id: number) => ranks.get(id) ?? 0;

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
    const [row, rank, countsBefore] = [rows.get(id), rankOf(id), counts];
    recordUndo(() => {
      set(id, row, rank);
      counts = countsBefore;
      onReset();
    });
  }

  return {
    get: rows.get,
    rankOf,
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

    /** Returns a rank below or above all others. */
    rankAt: (place: 'first' | 'last') =>
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

    /** Writes and removes rows of another state of the table. */
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

    /** Without a snapshot: the rows to start with. */
    restore(from: TableSnapshot | undefined) {
      load(from);
      onReset();
    },
  };
}
