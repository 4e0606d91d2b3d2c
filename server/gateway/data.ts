import type { Command } from '../commands/command.ts';
import type { Snapshot } from '../store/createStore.ts';
import { createPatch, type StatePatch } from '../store/statePatch.ts';

/** Controls set values and execute commands of this prefix. */
const prefix = 'gateway.';

export const isControlCommand = ({ field }: Pick<Command, 'field'>) => field.startsWith(prefix);

/** Returns whether a value of the store is data: not the position, the beginning or a setting of controls. */
export const isData = (name: string) =>
  !name.startsWith(prefix) && name !== 'branch.position' && name !== 'branch.startedAt';

/** Returns the patch from one state to another without the position, and without what controls have set. */
export function createDataPatch(from: Snapshot, to: Snapshot): StatePatch {
  const patch = createPatch(from, to);
  const values = Object.entries(patch.values).filter(([name]) => isData(name));
  return { ...patch, values: Object.fromEntries(values) };
}
