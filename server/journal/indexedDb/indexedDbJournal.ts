import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, StoredCommand } from '../../commands/command.ts';
import { journalUnavailable } from '../../errors.ts';
import { createSecret } from '../createSecret.ts';
import type { FirstState, Journal, Origin } from '../journal.ts';

export interface IndexedDbJournalOptions {
  /** The name of the database. */
  name: string;
  savesEvery?: number;
  /** Called with warnings for developers: the browser cannot store changes, or can store them again. */
  onWarning?: (message: string) => void;
}

interface ObjectStores extends DBSchema {
  origins: { key: string; value: Origin };
  /** The key is the branch and the number of the entry. */
  entries: { key: [string, number]; value: StoredEntry };
  /** The key is the branch and the number of the last entry that the state contains. */
  states: { key: [string, number]; value: string[] };
  secrets: { key: string; value: string };
}

type StoredEntry = Omit<Entry, 'branch'>;

interface PendingAppend {
  command: StoredCommand;
  resolve: (seq: number) => void;
  reject: (error: unknown) => void;
}

interface OpenBranch {
  lastSeq: number;
  /** Commands that the next transaction stores. */
  pending: PendingAppend[];
  /** Pending while a transaction runs. */
  writing?: Promise<void>;
  followers: Set<(entry: Entry) => void>;
}

/** Creates the range of the keys of a branch. */
const createKeyRange = (branch: string, from = 0, to = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([branch, from], [branch, to]);

/**
 * Opens a journal in the IndexedDB of a browser. A change is answered when its transaction has completed: a page or
 * a worker that ends loses nothing. Rejects if the browser provides no storage, as some do in private windows.
 *
 * One worker or page uses a journal at a time. If a second one adds an entry of the same number, its change is refused.
 */
export async function openIndexedDbJournal(options: IndexedDbJournalOptions): Promise<Journal> {
  const { name, savesEvery = 1_000, onWarning = () => undefined } = options;
  const db = await openDatabase(name);
  const branches = new Map<string, OpenBranch>();
  let problem: string | undefined;

  function getBranch(branch: string): OpenBranch {
    const opened = branches.get(branch);
    if (!opened) throw new Error(`The branch "${branch}" has not been opened.`);
    return opened;
  }

  async function readBranch(branch: string): Promise<OpenBranch> {
    const [entry, state] = await Promise.all([
      findLastSeq(db, 'entries', branch),
      findLastSeq(db, 'states', branch),
    ]);
    const lastSeq = Math.max(entry, state);
    return { lastSeq, pending: [], followers: new Set() };
  }

  /** Stores the problem, and returns the error for the caller. */
  function recordProblem(error: Error) {
    if (problem === undefined) onWarning(`Changes cannot be stored: ${error.message}`);
    problem = error.message || error.name;
    return error.name === 'QuotaExceededError'
      ? journalUnavailable('the storage of the browser is full', 'Free some space and try again.')
      : journalUnavailable('the browser cannot store it');
  }

  function recover() {
    if (problem === undefined) return;
    problem = undefined;
    onWarning('Changes are stored again.');
  }

  /** Stores the pending commands. One transaction stores all commands that wait at its start. */
  async function write(branch: string, opened: OpenBranch) {
    while (opened.pending.length > 0) {
      const batch = opened.pending;
      opened.pending = [];
      const entries = batch.map(({ command }, index) => ({
        ...command,
        seq: opened.lastSeq + index + 1,
      }));
      try {
        await addEntries(branch, entries);
      } catch (error) {
        for (const { reject } of [...batch, ...opened.pending])
          reject(recordProblem(error as Error));
        opened.pending = [];
        continue;
      }
      recover();
      for (const [index, entry] of entries.entries()) {
        opened.lastSeq = entry.seq;
        for (const follower of opened.followers) follower({ ...entry, branch });
        batch[index]?.resolve(entry.seq);
      }
    }
    // Here instead of in `finally`: a command that is appended in between would not be stored.
    opened.writing = undefined;
  }

  async function addEntries(branch: string, entries: StoredEntry[]) {
    const tx = db.transaction('entries', 'readwrite');
    await Promise.all([
      ...entries.map((entry) => tx.store.add(entry, [branch, entry.seq])),
      tx.done,
    ]);
  }

  async function readEntries(branch: string, after: number, upTo: number): Promise<StoredEntry[]> {
    if (after >= upTo) return [];
    const entries = await db.getAll('entries', createKeyRange(branch, after + 1, upTo));
    if (entries.length < upTo - after) {
      throw new Error(`Entries of branch "${branch}" after ${after} are no longer kept.`);
    }
    return entries;
  }

  return {
    isDurable: true,
    isShared: false,
    savesEvery,

    async openBranch(branch, proposed, first) {
      const origin = await db.get('origins', branch);
      if (!origin) await addBranch(db, branch, proposed, first);
      if (!branches.has(branch)) branches.set(branch, await readBranch(branch));
      return { origin: origin ?? proposed, isNew: !origin };
    },

    async closeBranch(branch) {
      await branches.get(branch)?.writing;
      branches.delete(branch);
    },

    async deleteBranch(branch) {
      await branches.get(branch)?.writing;
      branches.delete(branch);
      const tx = db.transaction(['origins', 'entries', 'states'], 'readwrite');
      await Promise.all([
        tx.objectStore('origins').delete(branch),
        tx.objectStore('entries').delete(createKeyRange(branch)),
        tx.objectStore('states').delete(createKeyRange(branch)),
        tx.done,
      ]);
    },

    append(branch, command) {
      const opened = getBranch(branch);
      return new Promise((resolve, reject) => {
        opened.pending.push({ command, resolve, reject });
        opened.writing ??= write(branch, opened);
      });
    },

    async follow(branch, after, onEntry) {
      const opened = getBranch(branch);
      let lastRead = after;
      // More entries may be stored while these are read.
      while (lastRead < opened.lastSeq) {
        const upTo = opened.lastSeq;
        for (const entry of await readEntries(branch, lastRead, upTo)) {
          onEntry({ ...entry, branch });
        }
        lastRead = upTo;
      }
      opened.followers.add(onEntry);
      return { stop: () => void opened.followers.delete(onEntry) };
    },

    async saveState(branch, seq, lines) {
      const tx = db.transaction(['entries', 'states'], 'readwrite');
      const states = tx.objectStore('states');
      await states.put([...lines], [branch, seq]);
      // The previous state is kept, and the entries after it, for the history.
      const saved = (await states.getAllKeys(createKeyRange(branch))).map(([, number]) => number);
      const kept = saved.at(-2) ?? 0;
      await Promise.all([
        ...saved.filter((number) => number < kept).map((number) => states.delete([branch, number])),
        tx.objectStore('entries').delete(createKeyRange(branch, 0, kept)),
        tx.done,
      ]);
    },

    async loadState(branch) {
      const seq = await findLastSeq(db, 'states', branch);
      const lines = await db.get('states', [branch, seq]);
      return lines && { seq, lines: toAsyncIterable(lines) };
    },

    async secret(secretName) {
      const stored = await db.get('secrets', secretName);
      if (stored !== undefined) return stored;
      const created = createSecret();
      await db.put('secrets', created, secretName);
      return created;
    },

    status: () => ({ problem, behind: 0 }),

    async close() {
      await Promise.all([...branches.values()].map(({ writing }) => writing));
      branches.clear();
      db.close();
    },
  };
}

async function openDatabase(name: string): Promise<IDBPDatabase<ObjectStores>> {
  return openDB<ObjectStores>(name, 1, {
    upgrade(created) {
      for (const storeName of ['origins', 'entries', 'states', 'secrets'] as const) {
        created.createObjectStore(storeName);
      }
    },
    // Called when another page deletes the database.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  });
}

async function addBranch(
  db: IDBPDatabase<ObjectStores>,
  branch: string,
  origin: Origin,
  first?: FirstState,
) {
  const tx = db.transaction(['origins', 'states'], 'readwrite');
  await Promise.all([
    tx.objectStore('origins').add(origin, branch),
    first && tx.objectStore('states').put([...first.lines], [branch, first.seq]),
    tx.done,
  ]);
}

/** Returns the highest number that an object store has for a branch, or 0. */
async function findLastSeq(
  db: IDBPDatabase<ObjectStores>,
  storeName: 'entries' | 'states',
  branch: string,
): Promise<number> {
  const cursor = await db
    .transaction(storeName)
    .store.openKeyCursor(createKeyRange(branch), 'prev');
  return cursor?.primaryKey[1] ?? 0;
}

async function* toAsyncIterable(lines: string[]) {
  yield* lines;
}
