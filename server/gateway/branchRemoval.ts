import { tooManyBranches } from '../errors.ts';
import { andThen } from '../values/andThen.ts';
import { findMost } from '../values/findMost.ts';
import type { BranchCache } from './branchCache.ts';
import type { BranchList } from './branchList.ts';
import type { BranchLogs } from './branchLogs.ts';
import type { BranchRecord } from './branchRecords.ts';
import type { BranchShares } from './branchShares.ts';
import type { ServedBranch } from './servedBranch.ts';

/** The maximum number of branches besides `main`. Above it, a branch that was not used for `idleTime` is deleted. */
const maxBranches = 1_000;
/** Milliseconds without requests after which a branch can be deleted. */
const idleTime = 30 * 60_000;

interface BranchRemovalOptions {
  list: BranchList;
  cache: BranchCache;
  shares: BranchShares;
  /** The stored branches. Without it, branches are only in memory. */
  logs?: BranchLogs;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Creates the functions that delete branches, and what is stored of them. */
export function createBranchRemoval(options: BranchRemovalOptions) {
  const { list, cache, shares, logs, now, onError } = options;

  const findLeastRecentlyUsed = (records: BranchRecord[]) =>
    findMost(records, (record) => -cache.getLastUse(record));

  /** Deletes a branch and its stored data. */
  function remove(record: BranchRecord): void | Promise<void> {
    const deleted = cache.get(record);
    return andThen(list.write('delete', { id: record.id }), () =>
      logs ? removeStored(logs, record, deleted) : undefined,
    );
  }

  async function removeStored(from: BranchLogs, record: BranchRecord, deleted?: ServedBranch) {
    await deleted?.delete();
    await from.delete(record);
    await list.write('forget', { id: record.id });
  }

  return {
    remove,

    /**
     * Deletes the least recently used branch if there are too many. If it was used within `idleTime`, another client that
     * has created more than its share loses one. Throws if there is no such client.
     */
    makeRoom(client: string | undefined): void | Promise<void> {
      if (list.count() < maxBranches) return;
      const oldest = findLeastRecentlyUsed(list.all());
      if (oldest && now().getTime() - cache.getLastUse(oldest) >= idleTime) return remove(oldest);
      const other = shares.findExcessive(maxBranches);
      const excess = findLeastRecentlyUsed(
        list.all().filter(({ id }) => shares.getCreator(id) === other),
      );
      if (other === undefined || other === client || !excess) throw tooManyBranches(maxBranches);
      return remove(excess);
    },

    /** Deletes a branch that its creator has not completed. */
    async removeIncomplete({ id }: Pick<BranchRecord, 'id'>) {
      const record = list.getById(id);
      if (!record || record.isReady) return;
      try {
        await remove(record);
      } catch (error) {
        onError(error);
      }
    },

    /** Removes the data of deleted branches that killed processes have not removed. */
    async removeDeleted() {
      if (!logs) return;
      for (const record of list.listDeleted()) await removeStored(logs, record);
    },
  };
}

export type BranchRemoval = ReturnType<typeof createBranchRemoval>;
