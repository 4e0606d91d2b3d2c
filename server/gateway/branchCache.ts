import type { Branch } from '../branch.ts';
import { branchesTooLarge, notFound } from '../errors.ts';
import type { MemoryBudget } from '../services/memoryBudget.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { BranchList } from './branchList.ts';
import type { BranchLogs } from './branchLogs.ts';
import type { BranchRecord } from './branchRecords.ts';
import { createServedBranch, type ServedBranch } from './servedBranch.ts';

/** Milliseconds after which an unused stored branch is removed from memory. */
const maxUnusedTime = 5 * 60_000;
/** The minimum number of milliseconds between two recorded uses of a stored branch. */
const useInterval = 10 * 60_000;

interface BranchCacheOptions {
  budget: MemoryBudget;
  /** The maximum number of characters of the changes of all branches in memory. */
  maxTotalSize: number;
  list: BranchList;
  /** Without it, branches are only in memory. */
  logs?: BranchLogs;
  getMainSample: () => Snapshot | Promise<Snapshot>;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Creates the list of branches that this process has used. Stored branches are loaded when they are used. */
export function createBranchCache(options: BranchCacheOptions) {
  const { list, logs, getMainSample, now, onError, budget } = options;
  const served = new Map<string, ServedBranch>();

  function serveStored(from: BranchLogs, record: BranchRecord): ServedBranch {
    let sample: ServedBranch['sample'] = getMainSample;
    let recordedUseTime = Date.parse(record.usedAt);
    const added = createServedBranch({
      record,
      now,
      budget,
      sample: () => sample(),

      async load() {
        closeUnused();
        const loaded = await from.load(record, (error) => {
          onError(error);
          added.close().catch(onError);
        });
        if (!list.getById(record.id)) {
          await loaded.branch.close();
          await from.delete(record);
          throw notFound('branch', record.name);
        }
        sample = () => loaded.sample;
        return loaded.branch;
      },

      onClosed: () => from.close(record),

      onUsed() {
        const time = now().getTime();
        if (time - Math.max(recordedUseTime, Date.parse(record.usedAt)) < useInterval) return;
        recordedUseTime = time;
        const use = { id: record.id, at: now().toISOString() };
        Promise.resolve(list.write('use', use)).catch(onError);
      },
    });
    return added;
  }

  /** Removes unused stored branches from memory. */
  function closeUnused() {
    const time = now().getTime() - maxUnusedTime;
    for (const branch of served.values()) {
      if (branch.isUnusedSince(time)) branch.close().catch(onError);
    }
  }

  /** Throws if the branches in memory have too many characters of changes, with those of a new branch. */
  function checkTotalSize(added = 0) {
    let total = added;
    for (const branch of served.values()) total += branch.getSize();
    if (total > options.maxTotalSize) throw branchesTooLarge(options.maxTotalSize);
  }

  return {
    checkTotalSize,
    get: ({ id }: Pick<BranchRecord, 'id'>) => served.get(id),

    /** Adds a branch that is only in memory. */
    add(record: BranchRecord, branch: Branch, sample: Snapshot): ServedBranch {
      const added = createServedBranch({ record, now, branch, budget, sample: () => sample });
      served.set(record.id, added);
      return added;
    },

    /** Returns a branch of the list. It may not be loaded. */
    serve(record: BranchRecord): ServedBranch {
      const existing = served.get(record.id);
      if (existing) return existing;
      if (!logs) throw notFound('branch', record.name);
      const added = serveStored(logs, record);
      served.set(record.id, added);
      return added;
    },

    remove({ id }: BranchRecord): ServedBranch | undefined {
      const removed = served.get(id);
      served.delete(id);
      return removed;
    },

    /** Returns the time of the last use in this process, or of the last recorded use. */
    getLastUse: ({ id, usedAt }: BranchRecord): number =>
      Math.max(served.get(id)?.usedAt.getTime() ?? 0, Date.parse(usedAt)),

    async close() {
      await Promise.all([...served.values()].map((branch) => branch.close()));
    },
  };
}

export type BranchCache = ReturnType<typeof createBranchCache>;
