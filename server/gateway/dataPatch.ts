import { controlPrefix } from '../commands/controlCommands.ts';
import type { Snapshot, StatePatch } from '../store/snapshot.ts';
import { createPatch } from '../store/statePatch.ts';

/** Returns whether a value of the store is data, and not the position, the start time or a setting of controls. */
export const isData = (name: string) =>
  !name.startsWith(controlPrefix) && name !== 'branch.position' && name !== 'branch.startedAt';

/** Creates the patch from one state to another, without the position and the settings of controls. */
export function createDataPatch(from: Snapshot, to: Snapshot): StatePatch {
  const patch = createPatch(from, to);
  const values = Object.entries(patch.values).filter(([name]) => isData(name));
  return { ...patch, values: Object.fromEntries(values) };
}
