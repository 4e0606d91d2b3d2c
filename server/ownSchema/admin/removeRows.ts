import { badInput } from '../../errors.ts';
import { removeRow } from '../mutations/writeRows.ts';
import type { Values } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import type { OwnData } from '../store/ownData.ts';
import type { OwnRow } from '../store/ownTables.ts';

/** A row before a removal: a removed one, or one that lost its relation to a removed one. */
interface KeptRow {
  collection: string;
  row: OwnRow;
  /** The number of the row after it, so that a restored row has its place again. */
  before: number | null;
}

/** Removes rows. Returns the rows as they were, so that `restoreRows` can undo the removal. */
export function removeRows(
  data: OwnData,
  collection: Collection,
  ids: readonly string[],
): KeptRow[] {
  const kept: KeptRow[] = [];
  const keep = (owner: Collection, row: OwnRow) => {
    const all = data.getTable(owner).all();
    const next = all[all.findIndex(({ id }) => id === row.id) + 1];
    kept.push({ collection: owner.name, row, before: next?.id ?? null });
  };
  for (const id of ids) {
    const row = data.getRow(collection, id);
    if (row) removeRow(data, collection, row, keep);
  }
  return kept;
}

/** Adds removed rows again, the last one first, and returns the number of rows. */
export function restoreRows(data: OwnData, removed: unknown): number {
  if (!Array.isArray(removed))
    throw badInput('removed', 'must be a result of removeCollectionRows.');
  for (const { collection: name, row, before } of (removed as KeptRow[]).toReversed()) {
    const collection = data.model.collections.get(name);
    if (!collection || typeof row?.id !== 'number')
      throw badInput('removed', 'must be a result of removeCollectionRows.');
    const table = data.getTable(collection);
    const exists = table.get(row.id) !== undefined;
    table.put({ ...row, values: row.values as Values });
    if (!exists && before !== null && table.get(before)) table.move(row.id, before);
    data.publish(exists ? 'UPDATED' : 'CREATED', row.values);
  }
  return removed.length;
}
