import type { SampleSettings } from '../branch.ts';
import type { Command } from '../commands/command.ts';
import { conflict, notFound } from '../errors.ts';
import { createEntryLog, type EntryLog } from '../journal/entryLog.ts';
import { type Journal, JournalError, type Origin } from '../journal/journal.ts';
import { readStateLines, writeStateLines } from '../journal/stateLines.ts';
import { toHex } from '../values/hex.ts';

/** The name of the registry in the journal. No branch has this id: ids are `main` or start with `branch-`. */
const log = 'registry';

/** The properties of a branch that all processes share, as plain data. */
export interface BranchRecord {
  /** The name of the branch in the journal. Unlike `name`, it never changes. */
  id: string;
  name: string;
  /** The name at the creation, which the cursors of events contain. */
  firstName: string;
  /** The point that the branch was forked from; null if it started with the sample. */
  origin: string | null;
  /** The number of the last command at the creation. */
  createdSeq: number;
  createdAt: string;
  /** The time of the last recorded use. Processes do not record every use. */
  usedAt: string;
  /** The settings that determine the sample that the branch, or the origin of the fork, started with. */
  settings: SampleSettings;
  /** Whether the sample is that of `main`. Otherwise the sample of the branch is stored separately. */
  hasMainSample: boolean;
  /** Whether the first state is stored, so that requests can use the branch. */
  isReady: boolean;
}

/** The arguments of each change of the registry. The keys are the `field` of entries in the journal. */
interface Changes {
  create: BranchRecord;
  /** Requests can use the branch from now on. */
  complete: { id: string };
  rename: { id: string; name: string };
  use: { id: string; at: string };
  delete: { id: string };
  /** The stored data of a deleted branch is removed. */
  forget: { id: string };
}

type ChangeName = keyof Changes;

/** The content of a saved state of the registry. */
interface SavedRegistry {
  records: BranchRecord[];
  deleted: BranchRecord[];
}

export interface RegistryOptions {
  /** Without it, the registry is only in memory. */
  journal?: Journal;
  processId: string;
  now: () => Date;
  onError?: (error: unknown) => void;
}

interface PendingCall {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Creates an id that is unique among all processes. */
export const createBranchId = (): string =>
  `branch-${toHex(crypto.getRandomValues(new Uint8Array(8)))}`;

/**
 * Creates the list of branches other than `main`. Its changes are entries of the journal, which all processes apply in
 * the same order. If two processes create a branch of the same name, all processes refuse the second entry.
 */
export function createRegistry({ journal, processId, now, onError }: RegistryOptions) {
  const records = new Map<string, BranchRecord>();
  const idsByName = new Map<string, string>();
  /** Branches whose stored data may still exist. */
  const deleted = new Map<string, BranchRecord>();
  /** Calls that wait until a branch is ready, by its id. */
  const callsByBranch = new Map<string, PendingCall[]>();
  let onDelete: (record: BranchRecord) => void = () => undefined;
  let onIncomplete: (record: BranchRecord) => void = () => undefined;
  let stopFollowing = () => {};
  const entryLog =
    journal &&
    createEntryLog({
      journal,
      log,
      processId,
      apply({ field, args }, seq, isOwn) {
        apply(field as ChangeName, args as never);
        if (isOwn && seq % journal.savesEvery === 0) saveState(journal, seq);
      },
    });

  function findRecord(id: string): BranchRecord {
    const record = records.get(id);
    if (!record) throw notFound('branch', id);
    return record;
  }

  function checkNameIsFree(name: string) {
    if (name === 'main' || idsByName.has(name)) {
      throw conflict(`The branch ${name} exists already.`);
    }
  }

  function add(record: BranchRecord) {
    records.set(record.id, { ...record });
    idsByName.set(record.name, record.id);
  }

  function takeWaitingCalls(id: string): PendingCall[] {
    const calls = callsByBranch.get(id) ?? [];
    callsByBranch.delete(id);
    return calls;
  }

  const appliers: { [Name in ChangeName]: (change: Changes[Name]) => void } = {
    create(record) {
      checkNameIsFree(record.name);
      add(record);
      if (!record.isReady) onIncomplete(record);
    },
    complete({ id }) {
      findRecord(id).isReady = true;
      for (const { resolve } of takeWaitingCalls(id)) resolve();
    },
    rename({ id, name }) {
      const record = findRecord(id);
      checkNameIsFree(name);
      idsByName.delete(record.name);
      idsByName.set(name, id);
      record.name = name;
    },
    use({ id, at }) {
      const record = findRecord(id);
      if (at > record.usedAt) record.usedAt = at;
    },
    delete({ id }) {
      const record = findRecord(id);
      records.delete(id);
      idsByName.delete(record.name);
      if (journal) deleted.set(id, record);
      for (const { reject } of takeWaitingCalls(id)) reject(notFound('branch', record.name));
      onDelete(record);
    },
    forget: ({ id }) => void deleted.delete(id),
  };

  function apply<Name extends ChangeName>(name: Name, change: Changes[Name]) {
    // A later version of the server may write entries that this version does not know.
    appliers[name]?.(change);
  }

  function saveState({ saveState: save }: Journal, seq: number) {
    const saved: SavedRegistry = {
      records: structuredClone([...records.values()]),
      deleted: [...deleted.values()],
    };
    save(log, seq, writeStateLines({ ...saved })).catch((error) => onError?.(error));
  }

  /** Stores and applies a change. Without a journal, applies it at once. Throws or rejects if the change is refused. */
  function write<Name extends ChangeName>(
    field: Name,
    change: Changes[Name],
  ): void | Promise<void> {
    return entryLog ? store(entryLog, field, { ...change }) : apply(field, change);
  }

  async function store({ execute }: EntryLog, field: string, args: Command['args']) {
    await execute({ field, args, viewerId: null, at: now().toISOString(), seed: 0 });
  }

  return {
    /** Reads the stored branches, and follows the changes of other processes from then on. */
    async open(origin: Origin) {
      if (!journal || !entryLog) return;
      await journal.openBranch(log, origin);
      const saved = await journal.loadState(log);
      if (saved) {
        const state = (await readStateLines(saved.lines)) as Partial<SavedRegistry>;
        for (const record of state.records ?? []) add(record);
        for (const record of state.deleted ?? []) deleted.set(record.id, record);
      }
      const { stop } = await journal.follow(log, saved?.seq ?? 0, entryLog.applyEntry);
      if (journal.isShared) stopFollowing = stop;
      else stop();
    },

    write,
    countBranches: () => records.size,
    all: () => [...records.values()],
    getById: (id: string) => records.get(id),

    getByName(name: string): BranchRecord | undefined {
      const id = idsByName.get(name);
      return id === undefined ? undefined : records.get(id);
    },

    /** Returns deleted branches whose stored data may still exist. */
    listDeleted: () => [...deleted.values()],

    /** Sets the function that is called with each branch that this or another process deletes. */
    onDelete(callback: (record: BranchRecord) => void) {
      onDelete = callback;
    },

    /** Sets the function that is called with each new branch that is not ready yet. */
    onIncomplete(callback: (record: BranchRecord) => void) {
      onIncomplete = callback;
    },

    /** Waits until requests can use a branch. Rejects with `NOT_FOUND` if the branch is deleted instead. */
    waitUntilReady({ id, isReady }: BranchRecord): void | Promise<void> {
      if (isReady) return;
      return new Promise((resolve, reject) => {
        callsByBranch.set(id, [...(callsByBranch.get(id) ?? []), { resolve, reject }]);
      });
    },

    close() {
      stopFollowing();
      entryLog?.rejectPending(new JournalError('The server stops.'));
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
