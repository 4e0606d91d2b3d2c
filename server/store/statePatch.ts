import { type Chunks, chunkLength, createChunkedArray } from './chunkedArray.ts';
import type { RankedRow, Snapshot, StatePatch, TablePatch, TableSnapshot } from './snapshot.ts';

/** A row that differs between two snapshots. */
interface RowChange {
  id: number;
  /** Null if the row is added. */
  before: RankedRow | null;
  /** Null if the row is removed. */
  after: RankedRow | null;
}

/** Creates the patch that turns the state `from` into the state `to`. */
export function createPatch(from: Snapshot, to: Snapshot): StatePatch {
  const patch: StatePatch = { tables: {}, values: {} };
  for (const [name, after] of Object.entries(to.tables)) {
    const before = from.tables[name];
    // The snapshots of an unused table are the same object, whose rows may not exist yet.
    if (before === after) continue;
    const changes = before
      ? [...listChangedRows(before, after)]
      : [...listChangedRows(noRows, after)];
    if (changes.length === 0 && isSame(before?.counts, after.counts)) continue;
    patch.tables[name] = {
      rows: changes.flatMap((change) => (change.after ? [change.after] : [])),
      removed: changes.flatMap((change) => (change.after ? [] : [change.id])),
      counts: after.counts,
    };
  }
  for (const [name, after] of Object.entries(to.values)) {
    if (!isSame(from.values[name], after)) patch.values[name] = after;
  }
  return patch;
}

/** Returns a snapshot with the changes of a patch. */
export function patchSnapshot(snapshot: Snapshot, { tables, values }: StatePatch): Snapshot {
  const patched = { ...snapshot.tables };
  for (const [name, patch] of Object.entries(tables)) {
    patched[name] = patchTable(patched[name] ?? noRows, patch);
  }
  return { tables: patched, values: { ...snapshot.values, ...values } };
}

function patchTable(table: TableSnapshot, { rows: changed, removed, counts }: TablePatch) {
  const rows = createChunkedArray<unknown>();
  const ranks = createChunkedArray<number>();
  rows.restore(table.rows);
  ranks.restore(table.ranks);
  for (const [row, rank] of changed) {
    const { id } = row as { id: number };
    rows.set(id, row);
    ranks.set(id, rank);
  }
  for (const id of removed) {
    rows.delete(id);
    ranks.delete(id);
  }
  return { rows: rows.snapshot(), ranks: ranks.snapshot(), counts };
}

const noRows: TableSnapshot = {
  rows: [],
  ranks: [],
  counts: { lastId: 0, lowestRank: 0, highestRank: -1 },
};

/** Yields the rows that differ between two snapshots of a table. Shared chunks are skipped. */
export function* listChangedRows(from: TableSnapshot, to: TableSnapshot): Generator<RowChange> {
  if (from === to) return;
  const chunkCount = Math.max(from.rows.length, to.rows.length);
  for (let chunk = 0; chunk < chunkCount; chunk += 1) {
    if (from.rows[chunk] === to.rows[chunk] && from.ranks[chunk] === to.ranks[chunk]) continue;
    const length = Math.max(from.rows[chunk]?.length ?? 0, to.rows[chunk]?.length ?? 0);
    for (let position = 0; position < length; position += 1) {
      const before = getRankedRow(from, chunk, position);
      const after = getRankedRow(to, chunk, position);
      if (isSameRow(before, after)) continue;
      yield { id: chunk * chunkLength + position, before, after };
    }
  }
}

function getRankedRow({ rows, ranks }: TableSnapshot, chunk: number, position: number) {
  const getElement = <T>(chunks: Chunks<T>) => chunks[chunk]?.[position] ?? null;
  const row = getElement(rows);
  return row === null ? null : ([row, getElement(ranks) ?? 0] satisfies RankedRow);
}

const isSameRow = (before: RankedRow | null, after: RankedRow | null) =>
  before && after
    ? before[1] === after[1] && isSame(before[0], after[0])
    : before === null && after === null;

/** Returns whether plain data is equal. Usually both are the same object, because rows are never changed in place. */
export const isSame = (first: unknown, second: unknown) =>
  first === second || JSON.stringify(first) === JSON.stringify(second);
