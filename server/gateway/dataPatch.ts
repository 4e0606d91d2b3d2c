import { controlPrefix } from '../commands/controlCommands.ts';
import type { Snapshot, StatePatch } from '../store/snapshot.ts';
import { createPatch } from '../store/statePatch.ts';

/** Returns whether a value of the store is data, and not the position, the start time or a setting of controls. */
export const isData = (name: string) =>
  !name.startsWith(controlPrefix) && name !== 'branch.position' && name !== 'branch.startedAt';

/** The prefix of the tables and values of accounts, sessions, tokens and reset links. */
const accountPrefix = 'auth.';

/**
 * Creates the patch from one state to another, without the position and the settings of controls. With `keepsAccounts`, the
 * accounts, sessions, tokens and reset links stay unchanged as well.
 */
export function createDataPatch(
  from: Snapshot,
  to: Snapshot,
  { keepsAccounts = false }: { keepsAccounts?: boolean } = {},
): StatePatch {
  const { tables, values } = createPatch(from, to);
  const isRestored = (name: string) => !(keepsAccounts && name.startsWith(accountPrefix));
  const select = <T>(items: Record<string, T>, isSelected: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(items).filter(([name]) => isSelected(name)));
  return {
    tables: select(tables, isRestored),
    values: select(values, (name) => isData(name) && isRestored(name)),
  };
}
