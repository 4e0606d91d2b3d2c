import type { Branch } from '../branch.ts';
import { notFound } from '../errors.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { BranchStore } from './branchStore.ts';
import type { BranchRecord, Registry } from './registry.ts';
import { createServedBranch, type ServedBranch } from './servedBranch.ts';

/** Milliseconds after which an unused stored branch is removed from memory. */
const maxUnusedTime = 5 * 60_000;
/** The minimum number of milliseconds between two recorded uses of a stored branch. */
const useInterval = 10 * 60_000;

interface ServedBranchesOptions {
  registry: Registry;
  /** Without it, branches are only in memory. */
  store?: BranchStore;
  getMainSample: () => Snapshot | Promise<Snapshot>;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Creates the list of branches that this process has used. Stored branches are loaded when they are used. */
export function createServedBranches(options: ServedBranchesOptions) {
  const { registry, store, getMainSample, now, onError } = options;
  const served = new Map<string, ServedBranch>();

  function serveStored(from: BranchStore, record: BranchRecord): ServedBranch {
    let sample: ServedBranch['sample'] = getMainSample;
    let recordedUseTime = Date.parse(record.usedAt);
    const added = createServedBranch({
      record,
      now,
      sample: () => sample(),

      async load() {
        closeUnused();
        const opened = await from.open(record, (error) => {
          onError(error);
          added.close().catch(onError);
        });
        if (!registry.getById(record.id)) {
          await opened.branch.close();
          await from.delete(record);
          throw notFound('branch', record.name);
        }
        sample = () => opened.sample;
        return opened.branch;
      },

      onClosed: () => from.close(record),

      onUsed() {
        const time = now().getTime();
        if (time - Math.max(recordedUseTime, Date.parse(record.usedAt)) < useInterval) return;
        recordedUseTime = time;
        const use = { id: record.id, at: now().toISOString() };
        Promise.resolve(registry.write('use', use)).catch(onError);
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
    add(record: BranchRecord, branch: Branch, sample: Snapshot): ServedBranch {
      const added = createServedBranch({ record, now, branch, sample: () => sample });
      served.set(record.id, added);
      return added;
    },

    /** Returns a branch of the registry. It may not be open. */
    serve(record: BranchRecord): ServedBranch {
      const existing = served.get(record.id);
      if (existing) return existing;
      if (!store) throw notFound('branch', record.name);
      const added = serveStored(store, record);
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
