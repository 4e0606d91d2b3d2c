import type { SampleSettings } from '../branch.ts';
import type { Entry } from '../commands/command.ts';
import { conflict, notFound } from '../errors.ts';
import { type Journal, JournalError, type Origin } from '../journal/journal.ts';
import { readStateLines, writeStateLines } from '../journal/stateLines.ts';
import { toHex } from '../values/hex.ts';

/** The name of the registry in the journal. Ids of branches are `main` or begin with `branch-`. */
const log = 'registry';

/** A branch as all processes have it in common. Plain data. */
export interface BranchRecord {
  /** The name of the branch in the journal. Unlike `name`, it never changes. */
  id: string;
  name: string;
  /** The name at its creation, which is a part of the cursors of its events. */
  firstName: string;
  /** The point that it was forked from; null if it began with the sample. */
  origin: string | null;
  /** The number of the last command at its creation. */
  createdSeq: number;
  createdAt: string;
  /** When a process has recorded its use, which is not each time. */
  usedAt: string;
  /** The sample that it began with, itself or as a fork, follows from these settings. */
  settings: SampleSettings;
  /** Whether it began with the sample of `main`. Otherwise its sample is stored for it alone. */
  hasMainSample: boolean;
  /** Whether its first state is stored, so that it can be used. */
  isReady: boolean;
}

/** A change of the registry, by the names of its entries in the journal. */
interface Changes {
  create: BranchRecord;
  /** The branch can be used from now on. */
  complete: { id: string };
  rename: { id: string; name: string };
  use: { id: string; at: string };
  delete: { id: string };
  /** The stored data of a deleted branch are removed. */
  forget: { id: string };
}

type ChangeName = keyof Changes;

/** The registry as a saved state contains it. */
interface SavedRegistry {
  records: BranchRecord[];
  deleted: BranchRecord[];
}

export interface RegistryOptions {
  /** Without it, the registry is in memory. */
  journal?: Journal;
  processId: string;
  now: () => Date;
  onError?: (error: unknown) => void;
}

interface PendingCall {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Returns an id that no branch has had before, in any process. */
export const createBranchId = (): string =>
  `branch-${toHex(crypto.getRandomValues(new Uint8Array(8)))}`;

/**
 * Creates the list of branches other than `main`, which the entries of a log in the journal lead to. All processes
 * apply them in the same order, so that of two creations of one name the same one is refused everywhere.
 */
export function createRegistry({ journal, processId, now, onError }: RegistryOptions) {
  const records = new Map<string, BranchRecord>();
  const idsByName = new Map<string, string>();
  /** Branches whose stored data may still exist. */
  const deleted = new Map<string, BranchRecord>();
  /** Calls of this process whose entries a shared journal has not returned yet. */
  const pendingCalls = new Map<string, PendingCall>();
  /** Calls that wait until a branch is ready, by its id. */
  const callsByBranch = new Map<string, PendingCall[]>();
  let callCount = 0;
  let seq = 0;
  let onDelete: (record: BranchRecord) => void = () => undefined;
  let onIncomplete: (record: BranchRecord) => void = () => undefined;
  let stopFollowing = () => {};

  function recordOf(id: string): BranchRecord {
    const record = records.get(id);
    if (!record) throw notFound('branch', id);
    return record;
  }

  function checkFree(name: string) {
    if (name === 'main' || idsByName.has(name)) {
      throw conflict(`The branch ${name} exists already.`);
    }
  }

  function add(record: BranchRecord) {
    records.set(record.id, { ...record });
    idsByName.set(record.name, record.id);
  }

  function takeWaiting(id: string): PendingCall[] {
    const calls = callsByBranch.get(id) ?? [];
    callsByBranch.delete(id);
    return calls;
  }

  const appliers: { [Name in ChangeName]: (change: Changes[Name]) => void } = {
    create(record) {
      checkFree(record.name);
      add(record);
      if (!record.isReady) onIncomplete(record);
    },
    complete({ id }) {
      recordOf(id).isReady = true;
      for (const { resolve } of takeWaiting(id)) resolve();
    },
    rename({ id, name }) {
      const record = recordOf(id);
      checkFree(name);
      idsByName.delete(record.name);
      idsByName.set(name, id);
      record.name = name;
    },
    use({ id, at }) {
      const record = recordOf(id);
      if (at > record.usedAt) record.usedAt = at;
    },
    delete({ id }) {
      const record = recordOf(id);
      records.delete(id);
      idsByName.delete(record.name);
      if (journal) deleted.set(id, record);
      for (const { reject } of takeWaiting(id)) reject(notFound('branch', record.name));
      onDelete(record);
    },
    forget: ({ id }) => void deleted.delete(id),
  };

  function applyEntry({ seq: entrySeq, field, args, call }: Entry) {
    seq = entrySeq;
    const pending = call === undefined ? undefined : pendingCalls.get(call);
    if (call !== undefined) pendingCalls.delete(call);
    try {
      apply(field as ChangeName, args as never);
      pending?.resolve();
    } catch (error) {
      // An entry that was refused when it was stored is refused again.
      pending?.reject(error);
    }
    if (pending) saveIfDue();
  }

  function apply<Name extends ChangeName>(name: Name, change: Changes[Name]) {
    // A later version may write entries that this one does not have.
    appliers[name]?.(change);
  }

  function saveIfDue() {
    if (!journal || seq % journal.savesEvery !== 0) return;
    const saved: SavedRegistry = {
      records: structuredClone([...records.values()]),
      deleted: [...deleted.values()],
    };
    journal.saveState(log, seq, writeStateLines({ ...saved })).catch((error) => onError?.(error));
  }

  /** Stores a change, and applies it: at once in memory, else when it is stored. Throws or rejects if it is refused. */
  function write<Name extends ChangeName>(
    field: Name,
    change: Changes[Name],
  ): void | Promise<void> {
    if (!journal) return apply(field, change);
    return store(journal, field, change);
  }

  async function store(
    { isShared, append }: Journal,
    field: string,
    change: Changes[ChangeName],
  ): Promise<void> {
    callCount += 1;
    const call = `${processId}-${callCount}`;
    const args = { ...change };
    const command = { field, args, viewerId: null, at: now().toISOString(), seed: 0, call };
    const applied = new Promise<void>((resolve, reject) => {
      pendingCalls.set(call, { resolve, reject });
    });
    applied.catch(() => undefined);
    try {
      const stored = await append(log, command);
      if (!isShared) applyEntry({ ...command, seq: stored, branch: log });
    } catch (error) {
      pendingCalls.delete(call);
      throw error;
    }
    return applied;
  }

  return {
    /** Reads what is stored, and follows the changes of other processes from then on. */
    async open(origin: Origin) {
      if (!journal) return;
      await journal.openBranch(log, origin);
      const saved = await journal.loadState(log);
      if (saved) {
        const state = (await readStateLines(saved.lines)) as Partial<SavedRegistry>;
        for (const record of state.records ?? []) add(record);
        for (const record of state.deleted ?? []) deleted.set(record.id, record);
      }
      const { stop } = await journal.follow(log, saved?.seq ?? 0, applyEntry);
      if (journal.isShared) stopFollowing = stop;
      else stop();
    },

    write,
    size: () => records.size,
    all: () => [...records.values()],
    byId: (id: string) => records.get(id),

    byName(name: string): BranchRecord | undefined {
      const id = idsByName.get(name);
      return id === undefined ? undefined : records.get(id);
    },

    /** Returns deleted branches whose stored data may still exist. */
    deleted: () => [...deleted.values()],

    /** Calls back with each branch that any process deletes. */
    onDelete(callback: (record: BranchRecord) => void) {
      onDelete = callback;
    },

    /** Calls back with each branch that is created and not ready yet. */
    onIncomplete(callback: (record: BranchRecord) => void) {
      onIncomplete = callback;
    },

    /** Resolves when a branch can be used. Rejects with `NOT_FOUND` if it is deleted instead. */
    whenReady({ id, isReady }: BranchRecord): void | Promise<void> {
      if (isReady) return;
      return new Promise((resolve, reject) => {
        callsByBranch.set(id, [...(callsByBranch.get(id) ?? []), { resolve, reject }]);
      });
    },

    close() {
      stopFollowing();
      const error = new JournalError('The server stops.');
      for (const { reject } of pendingCalls.values()) reject(error);
      pendingCalls.clear();
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
