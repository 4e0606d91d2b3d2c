import type { Command } from '../commands/command.ts';
import { createEntryLog, type EntryLog } from '../journal/entryLog.ts';
import { type Journal, JournalError, type Origin } from '../journal/journal.ts';
import { readStateLines, writeStateLines } from '../journal/stateLines.ts';
import { type BranchRecord, createBranchRecords, type RecordChanges } from './branchRecords.ts';

/** The name of the list in the journal. No branch has this id: ids are `main` or start with `branch-`. */
const log = 'registry';

interface BranchListOptions {
  /** Without it, the list is only in memory. */
  journal?: Journal;
  processId: string;
  now: () => Date;
  /** Called with each new branch that is not ready yet. */
  onIncomplete: (record: BranchRecord) => void;
  /** Called with each branch that this or another process deletes. */
  onDelete: (record: BranchRecord) => void;
  onError: (error: unknown) => void;
}

/**
 * Creates the list of branches other than `main`. Its changes are entries of the journal, which all processes apply in
 * the same order. If two processes create a branch of the same name, all processes refuse the second entry.
 */
export function createBranchList(options: BranchListOptions) {
  const { journal, processId, now, onIncomplete, onDelete, onError } = options;
  const { apply, save, restore, ...records } = createBranchRecords({
    keepsDeleted: journal !== undefined,
    onIncomplete,
    onDelete,
  });
  let stopFollowing = () => {};
  const entryLog =
    journal &&
    createEntryLog({
      journal,
      log,
      processId,
      apply({ field, args }, seq, isOwn) {
        apply(field as keyof RecordChanges, args as never);
        if (isOwn && seq % journal.savesEvery === 0) {
          journal.saveState(log, seq, writeStateLines(save())).catch(onError);
        }
      },
    });

  async function store({ execute }: EntryLog, field: string, args: Command['args']) {
    await execute({ field, args, viewerId: null, at: now().toISOString(), seed: 0 });
  }

  return {
    ...records,

    /** Stores and applies a change. Without a journal, applies it at once. Throws or rejects if the change is refused. */
    write<Name extends keyof RecordChanges>(
      field: Name,
      change: RecordChanges[Name],
    ): void | Promise<void> {
      return entryLog ? store(entryLog, field, { ...change }) : apply(field, change);
    },

    /** Loads the stored list, and follows the changes of other processes from then on. */
    async load(origin: Origin) {
      if (!journal || !entryLog) return;
      await journal.openLog(log, origin);
      const saved = await journal.loadState(log);
      if (saved) restore((await readStateLines(saved.lines)) as object);
      const { stop } = await journal.follow(log, saved?.seq ?? 0, entryLog.applyEntry);
      if (journal.isShared) stopFollowing = stop;
      else stop();
    },

    close() {
      stopFollowing();
      entryLog?.rejectPending(new JournalError('The server stops.'));
    },
  };
}

export type BranchList = ReturnType<typeof createBranchList>;
