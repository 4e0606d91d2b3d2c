import type { Branch, SampleSettings } from '../branch.ts';
import { createThrottledQueue } from '../commands/throttledQueue.ts';
import { notFound } from '../errors.ts';
import type { Snapshot } from '../store/createStore.ts';
import { createFaults, type Faults } from './faults.ts';
import type { BranchRecord } from './registry.ts';
import { createTraffic, type Traffic } from './traffic.ts';
import { createUpstreamRules, type UpstreamRules } from './upstreamRules.ts';

/** A branch with its settings and records in this process. */
export interface ServedBranch {
  /** Never changes, unlike the name. */
  id: string;
  readonly name: string;
  /** The point that it was forked from; null if it began with the sample. */
  origin: string | null;
  /** The number of the last command at its creation. */
  createdSeq: number;
  createdAt: Date;
  readonly usedAt: Date;
  settings: SampleSettings;
  /** Returns the sample that the branch began with, itself or as a fork. */
  sample: () => Snapshot | Promise<Snapshot>;
  /** The branch in memory. Requests have opened it. Throws if it is only stored. */
  readonly branch: Branch;
  /** Returns the branch, and loads it before if it is only stored. */
  open: () => Branch | Promise<Branch>;
  /** Returns whether the branch is in memory without need: nobody has used it since a time, or is subscribed to it. */
  isUnusedSince: (time: number) => boolean;
  /** Yields what `read` returns at once, and when the branch has executed commands, at most four times a second. */
  watch: <Item>(read: () => Item) => AsyncIterableIterator<Item>;
  /** Records that a request uses the branch. */
  use: () => void;
  /** Removes the branch from memory. */
  close: () => Promise<void>;
  /** Closes the branch. It cannot be opened again. */
  delete: () => Promise<void>;
  faults: Faults;
  upstream: UpstreamRules;
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
  /** Called when the branch has left the memory. */
  onClosed?: () => Promise<void>;
  onUsed?: () => void;
}

/** Creates a branch as requests use it. Its faults and recorded requests stay when it leaves the memory. */
export function createServedBranch(options: ServedBranchOptions): ServedBranch {
  const { record, now, sample, load, onClosed, onUsed } = options;
  const { id, origin, createdSeq, settings } = record;
  let { branch } = options;
  let opening: Promise<Branch> | undefined;
  let closing: Promise<void> | undefined;
  let isDeleted = false;
  let usedAt = Date.parse(record.usedAt);
  /** When the branch was last asked for, by a request or a control. */
  let openedAt = 0;
  const watchers = new Set<{ notify: () => void; end: () => void }>();
  branch?.onApplied(notifyWatchers);

  function notifyWatchers() {
    for (const { notify } of watchers) notify();
  }

  function current(): Branch {
    if (!branch) throw new Error(`The branch ${record.name} is not open.`);
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
    loaded.onApplied(notifyWatchers);
    branch = loaded;
    return loaded;
  }

  async function closeBranch() {
    await opening?.catch(() => undefined);
    const closed = branch;
    // Requests that still run read a deleted branch.
    if (!isDeleted) branch = undefined;
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
    sample,
    get branch() {
      return current();
    },

    open() {
      openedAt = now().getTime();
      if (branch) return branch;
      opening ??= loadBranch().finally(() => {
        opening = undefined;
      });
      return opening;
    },

    isUnusedSince: (time) =>
      branch !== undefined && openedAt <= time && watchers.size === 0 && !branch.hasWatchers(),

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
      closing = closeBranch();
      return closing;
    },

    delete() {
      isDeleted = true;
      for (const { end } of [...watchers]) end();
      return served.close();
    },

    faults: createFaults(
      () => current().collections.gateway.faults(),
      () => settings.seed,
    ),
    upstream: createUpstreamRules(() => current().collections.gateway.upstreamRules()),
    traffic: createTraffic(now),
  };
  return served;
}
