import type { DataChange } from '../gql/resolvers.ts';
import type { Snapshot } from '../store/createStore.ts';
import { isSame, listChangedRows } from '../store/statePatch.ts';
import { isData } from './data.ts';
import { hideSecrets } from './hideSecrets.ts';

/** Changes that a comparison lists. */
const maxChanges = 500;

/** Compares two states row by row. Settings of controls and the position are left out. */
export function compareStates(from: Snapshot, to: Snapshot) {
  const changes: DataChange[] = [];
  let total = 0;

  function add(table: string, id: number | null, before: unknown, after: unknown) {
    total += 1;
    if (changes.length === maxChanges) return;
    const kind = before === null ? 'ADDED' : after === null ? 'REMOVED' : 'CHANGED';
    changes.push({ table, id, kind, before: hideSecrets(before), after: hideSecrets(after) });
  }

  for (const [name, after] of Object.entries(to.tables)) {
    const before = from.tables[name];
    if (!before) continue;
    for (const { id, before: old, after: now } of listChangedRows(before, after)) {
      add(name, id, old?.[0] ?? null, now?.[0] ?? null);
    }
  }
  for (const [name, after] of Object.entries(to.values)) {
    const before = from.values[name];
    if (isData(name) && !isSame(before, after)) add(name, null, before ?? null, after ?? null);
  }
  return { changes, total };
}
