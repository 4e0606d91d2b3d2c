import { computeReplacedPosition, type Position } from '../commands/position.ts';
import type { BranchOrigin } from '../commands/timeline.ts';
import type { Snapshot, StatePatch, TablePatch } from '../store/snapshot.ts';
import { patchSnapshot } from '../store/statePatch.ts';
import { createSampleRow, getKeyName, type SampleOptions, type Values } from './rows/createRow.ts';
import { findMisfit, isOutput } from './schema/findMisfit.ts';
import type { Collection, Model } from './schema/model.ts';
import { countSampleRows, type OwnRow, type Sample } from './store/ownTables.ts';

/**
 * Returns the sample of a changed schema with the changes that clients made before. Rows of types that do not exist any more
 * are dropped. A value that does not fit the type of its field, or that is missing, is replaced by a sample value.
 */
export function carryRows(
  sample: Snapshot,
  patch: StatePatch,
  { model, sample: settings }: { model: Model; sample: Sample },
  { at }: Pick<BranchOrigin, 'at'>,
): Snapshot {
  const options: SampleOptions = {
    seed: sample.values['own.seed'] as number,
    now: Date.parse(at),
    countRows: (collection) => countSampleRows(settings, collection),
  };
  const tables: Record<string, TablePatch> = {};
  for (const [name, changes] of Object.entries(patch.tables)) {
    const collection = model.collections.get(name.replace(/^own\./, ''));
    if (collection && name in sample.tables) {
      const isFixed = settings.getFixedRows?.(collection) !== undefined;
      const sampleOptions = isFixed ? undefined : options;
      const toFitting = (row: OwnRow) => fitRow(collection, row, sampleOptions);
      const rows = changes.rows.map(([row, rank]): [OwnRow, number] => [
        toFitting(row as OwnRow),
        rank,
      ]);
      tables[name] = { ...changes, rows };
    }
  }
  const values = Object.fromEntries(
    Object.entries(patch.values).filter(([name]) => name in sample.values),
  );
  const kept = patchSnapshot(sample, { tables, values });
  const position = kept.values['branch.position'] as Position;
  return {
    ...kept,
    values: { ...kept.values, 'branch.position': computeReplacedPosition(position) },
  };
}

/** Returns a row without the values that do not fit. Without `options`, they are not replaced by sample values. */
function fitRow(collection: Collection, row: OwnRow, options?: SampleOptions): OwnRow {
  const fields = collection.type.getFields();
  const kept = Object.entries(row.values).filter(([name, value]) => {
    const field = collection.relations.has(name) ? undefined : fields[name];
    return !field || !findMisfit(field.type, value, name, isOutput);
  });
  const values = {
    ...(options && createSampleRow(collection, row.id, options)),
    ...Object.fromEntries(kept),
    __typename: collection.name,
  };
  return { ...row, values: { ...values, [getKeyName(collection)]: row.key } satisfies Values };
}
