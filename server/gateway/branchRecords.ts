import type { SampleSettings } from '../branch.ts';
import { conflict, notFound } from '../errors.ts';

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
  /** The number of characters of changes in the first state. Records of earlier versions have none. */
  inheritedSize?: number;
  /** Whether the sample is that of `main`. Otherwise the sample of the branch is stored separately. */
  hasMainSample: boolean;
  /** Whether the first state is stored, so that requests can use the branch. */
  isReady: boolean;
}

/** The arguments of each change of the records. The keys are the `field` of entries in the journal. */
export interface RecordChanges {
  create: BranchRecord;
  /** Requests can use the branch from now on. */
  complete: { id: string };
  rename: { id: string; name: string };
  use: { id: string; at: string };
  delete: { id: string };
  /** The stored data of a deleted branch is removed. */
  forget: { id: string };
}

/** The records as plain data. */
interface SavedRecords {
  records: BranchRecord[];
  deleted: BranchRecord[];
}

interface RecordsOptions {
  /** Whether deleted records are kept until their stored data is removed. */
  keepsDeleted: boolean;
  onIncomplete: (record: BranchRecord) => void;
  onDelete: (record: BranchRecord) => void;
}

interface WaitingCall {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Creates the records of the branches other than `main`, and the functions that change them. */
export function createBranchRecords({ keepsDeleted, onIncomplete, onDelete }: RecordsOptions) {
  const records = new Map<string, BranchRecord>();
  const idsByName = new Map<string, string>();
  /** Branches whose stored data may still exist. */
  const deleted = new Map<string, BranchRecord>();
  /** Calls that wait until a branch is ready, by its id. */
  const waitingCalls = new Map<string, WaitingCall[]>();

  function find(id: string): BranchRecord {
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

  function takeWaitingCalls(id: string): WaitingCall[] {
    const calls = waitingCalls.get(id) ?? [];
    waitingCalls.delete(id);
    return calls;
  }

  const appliers: { [Name in keyof RecordChanges]: (change: RecordChanges[Name]) => void } = {
    create(record) {
      checkNameIsFree(record.name);
      add(record);
      if (!record.isReady) onIncomplete(record);
    },
    complete({ id }) {
      find(id).isReady = true;
      for (const { resolve } of takeWaitingCalls(id)) resolve();
    },
    rename({ id, name }) {
      const record = find(id);
      checkNameIsFree(name);
      idsByName.delete(record.name);
      idsByName.set(name, id);
      record.name = name;
    },
    use({ id, at }) {
      const record = find(id);
      if (at > record.usedAt) record.usedAt = at;
    },
    delete({ id }) {
      const record = find(id);
      records.delete(id);
      idsByName.delete(record.name);
      if (keepsDeleted) deleted.set(id, record);
      for (const { reject } of takeWaitingCalls(id)) reject(notFound('branch', record.name));
      onDelete(record);
    },
    forget: ({ id }) => void deleted.delete(id),
  };

  return {
    count: () => records.size,
    all: () => [...records.values()],
    getById: (id: string) => records.get(id),
    getByName: (name: string) => records.get(idsByName.get(name) ?? ''),
    /** Returns deleted branches whose stored data may still exist. */
    listDeleted: () => [...deleted.values()],

    /** Applies a change. Throws if it is refused. */
    apply<Name extends keyof RecordChanges>(name: Name, change: RecordChanges[Name]) {
      // A later version of the server may write changes that this version does not know.
      appliers[name]?.(change);
    },

    /** Waits until requests can use a branch. Rejects with `NOT_FOUND` if the branch is deleted instead. */
    waitUntilReady({ id, isReady }: BranchRecord): void | Promise<void> {
      if (isReady) return;
      return new Promise((resolve, reject) => {
        waitingCalls.set(id, [...(waitingCalls.get(id) ?? []), { resolve, reject }]);
      });
    },

    save: (): SavedRecords => ({
      records: structuredClone([...records.values()]),
      deleted: [...deleted.values()],
    }),

    restore(saved: Partial<SavedRecords>) {
      for (const record of saved.records ?? []) add(record);
      for (const record of saved.deleted ?? []) deleted.set(record.id, record);
    },
  };
}
