import { accountCommands } from '../commands/accountCommands.ts';
import type { Entry } from '../commands/command.ts';
import { isControlCommand } from '../commands/controlCommands.ts';
import { conflict } from '../errors.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { createDataPatch } from './dataPatch.ts';
import { findStateAt } from './points.ts';
import type { ServedBranch } from './servedBranch.ts';

/** The number of entries that are read at once. */
const pageSize = 100;

/** Restores an earlier state of a branch with a command. The faults and the clock do not change. */
function restore(
  { branch, keepsAccounts }: ServedBranch,
  viewerId: number | null,
  findTarget: () => Promise<{ to: number; state: Snapshot; isReset: boolean }>,
) {
  const prepare = async () => {
    const { to, state, isReset } = await findTarget();
    return { to, patch: createDataPatch(branch.snapshot(), state, { keepsAccounts }), isReset };
  };
  return branch.executeControl('restore', prepare, viewerId);
}

/** Resets a branch to the state after a command, or to the sample if `to` is null. */
export async function resetBranch(
  target: ServedBranch,
  to: number | null,
  viewerId: number | null,
): Promise<void> {
  await restore(target, viewerId, async () => ({
    to: to ?? 0,
    state: await (to === null
      ? target.sample()
      : findStateAt(target.branch, { name: target.name, seq: to })),
    isReset: true,
  }));
  if (to !== null) return;
  target.traffic.clear();
  target.faults.restart();
}

/**
 * Returns the entry of the command that `undoCommand` would undo. Where accounts outlive an undo, their commands are
 * skipped.
 */
export async function findUndoable({
  branch,
  keepsAccounts,
}: ServedBranch): Promise<Entry | undefined> {
  const first = branch.history.getOldestSeq();
  let entries: Entry[] = [];
  let seq = branch.getPosition().seq;
  while (seq > first) {
    const start = entries[0]?.seq ?? Number.POSITIVE_INFINITY;
    if (seq < start)
      entries = await branch.history.readEntries(Math.max(first, seq - pageSize), seq);
    const entry = entries[seq - (entries[0]?.seq ?? 0)];
    if (!entry) return undefined;
    if (branch.history.getOutcome(seq) === 'REFUSED') seq -= 1;
    else if (entry.field === 'gateway.restore' && !entry.args.isReset)
      seq = entry.args.to as number;
    else if (entry.field === 'gateway.restore') return entry;
    else if (isControlCommand(entry) || (keepsAccounts && accountCommands.includes(entry.field)))
      seq -= 1;
    else return entry;
  }
  return undefined;
}

/** Undoes the last command of a branch. Rejects with `CONFLICT` if there is none. */
export async function undoCommand(target: ServedBranch, viewerId: number | null): Promise<void> {
  await restore(target, viewerId, async () => {
    const entry = await findUndoable(target);
    if (!entry) throw conflict(`The branch ${target.name} has no command that can be undone.`);
    const to = entry.seq - 1;
    return { to, state: await target.branch.history.findState(to), isReset: false };
  });
}
