import type { DataChange } from '../gql/types.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { isSame, listChangedRows } from '../store/statePatch.ts';
import { getRowContent, getRowKey } from '../store/table/rowKeys.ts';
import type { Row } from '../store/table/tableTypes.ts';
import { isData } from './dataPatch.ts';
import { hideSecrets } from './hideSecrets.ts';

/** The maximum number of changes in a comparison. */
const maxChanges = 500;

/** Compares the data of two states row by row. The settings of controls and the position are not compared. */
export function compareStates(from: Snapshot, to: Snapshot) {
  const changes: DataChange[] = [];
  let total = 0;

  function addChange(table: string, id: number | null, before: unknown, after: unknown) {
    total += 1;
    if (changes.length === maxChanges) return;
    const kind = before === null ? 'ADDED' : after === null ? 'REMOVED' : 'CHANGED';
    changes.push({
      table,
      id,
      key: id === null ? null : String(getRowKey((after ?? before) as Row)),
      kind,
      before: hideSecrets(getRowContent(before)),
      after: hideSecrets(getRowContent(after)),
    });
  }

  for (const [name, after] of Object.entries(to.tables)) {
    const before = from.tables[name];
    if (!before) continue;
    for (const { id, before: oldRow, after: newRow } of listChangedRows(before, after)) {
      addChange(name, id, oldRow?.[0] ?? null, newRow?.[0] ?? null);
    }
  }
  for (const [name, after] of Object.entries(to.values)) {
    const before = from.values[name];
    if (isData(name) && !isSame(before, after))
      addChange(name, null, before ?? null, after ?? null);
  }
  return { changes, total };
}
