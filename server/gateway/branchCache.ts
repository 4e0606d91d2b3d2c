import type { Branch } from '../branch.ts';
import { notFound } from '../errors.ts';
import type { MemoryBudget } from '../services/memoryBudget.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { BranchList } from './branchList.ts';
import type { BranchLogs } from './branchLogs.ts';
import type { BranchRecord } from './branchRecords.ts';
import type { BranchShares } from './branchShares.ts';
import { createServedBranch, type ServedBranch } from './servedBranch.ts';

/** Milliseconds after which an unused stored branch is removed from memory. */
const maxUnusedTime = 5 * 60_000;
/** The minimum number of milliseconds between two recorded uses of a stored branch. */
const useInterval = 10 * 60_000;

interface BranchCacheOptions {
  budget: MemoryBudget;
  shares: BranchShares;
  list: BranchList;
  /** Without it, branches are only in memory. */
  logs?: BranchLogs;
  getMainSample: () => Snapshot | Promise<Snapshot>;
  now: () => Date;
  onError: (error: unknown) => void;
}

interface CreatedBranch {
  sample: Snapshot;
  /** The client that has created the branch. */
  client?: string;
}

/** Creates the list of branches that this process has used. Stored branches are loaded when they are used. */
export function createBranchCache(options: BranchCacheOptions) {
  const { list, logs, getMainSample, now, onError, budget, shares } = options;
  const served = new Map<string, ServedBranch>();

  function serveStored(from: BranchLogs, record: BranchRecord): ServedBranch {
    let sample: ServedBranch['sample'] = getMainSample;
    let recordedUseTime = Date.parse(record.usedAt);
    const added = createServedBranch({
      record,
      now,
      budget,
      sample: () => sample(),
      onSize: (size) => shares.setSize(record.id, size),

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

  return {
    get: ({ id }: Pick<BranchRecord, 'id'>) => served.get(id),

    /** Adds a branch that is only in memory. */
    add(record: BranchRecord, branch: Branch, { sample, client }: CreatedBranch): ServedBranch {
      shares.add(record.id, client);
      const added = createServedBranch({
        record,
        now,
        branch,
        budget,
        sample: () => sample,
        onSize: (size) => shares.setSize(record.id, size),
      });
      served.set(record.id, added);
      return added;
    },

    /** Returns a branch of the list. It may not be loaded. `client` is the client that creates it. */
    serve(record: BranchRecord, client?: string): ServedBranch {
      const existing = served.get(record.id);
      if (existing) return existing;
      if (!logs) throw notFound('branch', record.name);
      shares.add(record.id, client);
      const added = serveStored(logs, record);
      served.set(record.id, added);
      return added;
    },

    remove({ id }: BranchRecord): ServedBranch | undefined {
      const removed = served.get(id);
      served.delete(id);
      shares.remove(id);
      return removed;
    },

    /** Returns the time of the last use in this process, or of the last recorded use. */
    getLastUse: ({ id, usedAt }: BranchRecord): number =>
      served.get(id)?.usedAt.getTime() ?? Date.parse(usedAt),

    async close() {
      await Promise.all([...served.values()].map((branch) => branch.close()));
    },
  };
}

export type BranchCache = ReturnType<typeof createBranchCache>;
