import type { Command } from '../commands/command.ts';
import type { Snapshot } from '../store/createStore.ts';
import { createPatch, type StatePatch } from '../store/statePatch.ts';

/** The prefix of the commands and values of controls. */
const prefix = 'gateway.';

export const isControlCommand = ({ field }: Pick<Command, 'field'>) => field.startsWith(prefix);

/** Returns whether a value of the store is data, and not the position, the start time or a setting of controls. */
export const isData = (name: string) =>
  !name.startsWith(prefix) && name !== 'branch.position' && name !== 'branch.startedAt';

/** Creates the patch from one state to another, without the position and the settings of controls. */
export function createDataPatch(from: Snapshot, to: Snapshot): StatePatch {
  const patch = createPatch(from, to);
  const values = Object.entries(patch.values).filter(([name]) => isData(name));
  return { ...patch, values: Object.fromEntries(values) };
}
