import type { Branch, SampleSettings } from '../branch.ts';
import { createThrottledQueue } from '../commands/throttledQueue.ts';
import { notFound } from '../errors.ts';
import type { MemoryBudget } from '../services/memoryBudget.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { BranchRecord } from './branchRecords.ts';
import { createFaults, type Faults } from './faults.ts';
import { createRecordingShares, type RecordingShares } from './recordingShares.ts';
import { createTraffic, type Traffic } from './traffic.ts';
import { createUpstreamRules, type UpstreamRules } from './upstreamRules.ts';

/** A branch as this process serves it, with its faults and recorded requests. */
export interface ServedBranch {
  /** Unlike the name, the id never changes. */
  id: string;
  readonly name: string;
  /** The point that the branch was forked from; null if it started with the sample. */
  origin: string | null;
  /** The number of the last command at the creation. */
  createdSeq: number;
  createdAt: Date;
  readonly usedAt: Date;
  settings: SampleSettings;
  /** Whether accounts, sessions, tokens and reset links outlive a reset and an undo: on `main`, if rules are enforced. */
  keepsAccounts: boolean;
  /** Returns the sample that the branch, or the origin of the fork, started with. */
  sample: () => Snapshot | Promise<Snapshot>;
  /** The branch in memory. Throws if the branch is not loaded. */
  readonly branch: Branch;
  /** Returns the branch. Loads it first if it is only stored. */
  load: () => Branch | Promise<Branch>;
  /** Returns the number of characters of the changes that the branch keeps in memory. */
  getSize: () => number;
  /** Returns whether the branch can be removed from memory: it was not used after `time`, and has no subscribers. */
  isUnusedSince: (time: number) => boolean;
  /** Yields the result of `read` at once, and after commands of the branch, at most four times a second. */
  watch: <Item>(read: () => Item) => AsyncIterableIterator<Item>;
  /** Records the time at which a request uses the branch. */
  use: () => void;
  /** Removes the branch from memory. */
  close: () => Promise<void>;
  /** Closes the branch. It cannot be loaded again. */
  delete: () => Promise<void>;
  faults: Faults;
  upstream: UpstreamRules;
  recordingShares: RecordingShares;
  traffic: Traffic;
}

interface ServedBranchOptions {
  record: BranchRecord;
  now: () => Date;
  sample: ServedBranch['sample'];
  /** The branch, if it is in memory. */
  branch?: Branch;
  /** Loads the branch. Without it, the branch is only in memory. */
  load?: () => Promise<Branch>;
  /** Called after the branch was removed from memory. */
  onClosed?: () => Promise<void>;
  onUsed?: () => void;
  /** Called with the number of characters of the changes when it has changed. */
  onSize?: (size: number) => void;
  keepsAccounts?: boolean;
  /** The limit of the recorded requests of all branches together. */
  budget?: MemoryBudget;
}

/** Creates a served branch. Its faults and recorded requests stay in memory when the branch itself is removed. */
export function createServedBranch(options: ServedBranchOptions): ServedBranch {
  const { record, now, sample, load, onClosed, onUsed, onSize, budget } = options;
  const { keepsAccounts = false } = options;
  const { id, origin, createdSeq, settings } = record;
  let { branch } = options;
  let loading: Promise<Branch> | undefined;
  let closing: Promise<void> | undefined;
  let isDeleted = false;
  let usedAt = Date.parse(record.usedAt);
  /** The time at which a request or a control last used the branch. */
  let loadedAt = 0;
  const watchers = new Set<{ notify: () => void; end: () => void }>();

  function onApplied() {
    onSize?.(served.getSize());
    for (const { notify } of watchers) notify();
  }

  function getLoadedBranch(): Branch {
    if (!branch) throw new Error(`The branch ${record.name} is not loaded.`);
    return branch;
  }

  async function loadBranch(): Promise<Branch> {
    await closing;
    if (isDeleted || !load) throw notFound('branch', record.name);
    const loaded = await load();
    if (isDeleted) {
      await loaded.close();
      throw notFound('branch', record.name);
    }
    branch = loaded;
    onSize?.(served.getSize());
    loaded.onApplied(onApplied);
    return loaded;
  }

  /** Closes the branch after an earlier close has ended: the log of a branch must not be deleted while it is being closed. */
  async function closeBranch(earlier: Promise<void> | undefined) {
    await earlier?.catch(() => undefined);
    await loading?.catch(() => undefined);
    const closed = branch;
    // Requests that are still running can read a deleted branch.
    if (!isDeleted) branch = undefined;
    onSize?.(0);
    await closed?.close();
    await onClosed?.();
  }

  const served: ServedBranch = {
    id,
    get name() {
      return record.name;
    },
    origin,
    createdSeq,
    createdAt: new Date(record.createdAt),
    get usedAt() {
      return new Date(Math.max(usedAt, Date.parse(record.usedAt)));
    },
    settings,
    keepsAccounts,
    sample,
    get branch() {
      return getLoadedBranch();
    },

    load() {
      loadedAt = now().getTime();
      if (branch) return branch;
      loading ??= loadBranch().finally(() => {
        loading = undefined;
      });
      return loading;
    },

    getSize: () => (branch ? branch.getSize() + (record.inheritedSize ?? 0) : 0),

    isUnusedSince: (time) =>
      branch !== undefined && loadedAt <= time && watchers.size === 0 && !branch.hasWatchers(),

    watch(read) {
      const queue = createThrottledQueue({
        first: read(),
        read,
        onEnd: () => watchers.delete(queue),
      });
      watchers.add(queue);
      return queue.items;
    },

    use() {
      usedAt = now().getTime();
      onUsed?.();
    },

    close() {
      closing = closeBranch(closing);
      return closing;
    },

    delete() {
      isDeleted = true;
      for (const { end } of [...watchers]) end();
      served.traffic.clear();
      return served.close();
    },

    faults: createFaults(
      () => getLoadedBranch().collections.gateway.listFaults(),
      () => settings.seed,
    ),
    upstream: createUpstreamRules(() => getLoadedBranch().collections.gateway.listUpstreamRules()),
    recordingShares: createRecordingShares(() =>
      getLoadedBranch().collections.gateway.listRecordings(),
    ),
    traffic: createTraffic(now, budget),
  };
  if (branch) {
    onSize?.(served.getSize());
    branch.onApplied(onApplied);
  }
  return served;
}
