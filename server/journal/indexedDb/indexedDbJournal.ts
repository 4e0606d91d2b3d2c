import type { Entry } from '../../commands/command.ts';
import { journalUnavailable } from '../../errors.ts';
import { createSecret } from '../createSecret.ts';
import type { Journal } from '../journal.ts';
import { createStorageProblem } from '../storageProblem.ts';
import { type AppendQueue, createAppendQueue } from './appendQueue.ts';
import { addLog, createKeyRange, deleteLog, findLastSeq, openDatabase } from './database.ts';

interface IndexedDbJournalOptions {
  /** The name of the database. */
  name: string;
  savesEvery?: number;
  /** Called with warnings for developers: the browser cannot store changes, or can store them again. */
  onWarning?: (message: string) => void;
}

interface OpenLog extends AppendQueue {
  followers: Set<(entry: Entry) => void>;
}

/**
 * Opens a journal in the IndexedDB of a browser. A change is answered when its transaction has completed: a page or
 * a worker that ends loses nothing. Rejects if the browser provides no storage, as some do in private windows.
 *
 * One worker or page uses a journal at a time. If a second one adds an entry of the same number, its change is refused.
 */
export async function openIndexedDbJournal(options: IndexedDbJournalOptions): Promise<Journal> {
  const { name, savesEvery = 1_000, onWarning = () => undefined } = options;
  const db = await openDatabase(name);
  const logs = new Map<string, OpenLog>();
  const problem = createStorageProblem({ onWarning });

  function getLog(log: string): OpenLog {
    const opened = logs.get(log);
    if (!opened) throw new Error(`The branch "${log}" has not been opened.`);
    return opened;
  }

  async function createOpenLog(log: string): Promise<OpenLog> {
    const [entry, state] = await Promise.all([
      findLastSeq(db, 'entries', log),
      findLastSeq(db, 'states', log),
    ]);
    const followers: OpenLog['followers'] = new Set();
    const queue = createAppendQueue({
      db,
      log,
      lastSeq: Math.max(entry, state),
      onStored(stored) {
        problem.recover();
        for (const follower of followers) follower({ ...stored, branch: log });
      },
      onError(error) {
        problem.record(error);
        return createStorageError(error);
      },
    });
    return { ...queue, followers };
  }

  async function readEntries(log: string, after: number, upTo: number) {
    if (after >= upTo) return [];
    const entries = await db.getAll('entries', createKeyRange(log, after + 1, upTo));
    if (entries.length < upTo - after) {
      throw new Error(`Entries of branch "${log}" after ${after} are no longer kept.`);
    }
    return entries;
  }

  async function closeLog(log: string) {
    await logs.get(log)?.whenWritten();
    logs.delete(log);
  }

  return {
    isDurable: true,
    isShared: false,
    savesEvery,

    async openLog(log, proposed, first) {
      const origin = await db.get('origins', log);
      if (!origin) await addLog(db, log, proposed, first);
      if (!logs.has(log)) logs.set(log, await createOpenLog(log));
      return { origin: origin ?? proposed, isNew: !origin };
    },

    closeLog,

    async deleteLog(log) {
      await closeLog(log);
      await deleteLog(db, log);
    },

    append: (log, command) => getLog(log).append(command),

    async follow(log, after, onEntry) {
      const { lastSeq, followers } = getLog(log);
      let lastRead = after;
      // More entries may be stored while these are read.
      while (lastRead < lastSeq()) {
        const upTo = lastSeq();
        for (const entry of await readEntries(log, lastRead, upTo)) {
          onEntry({ ...entry, branch: log });
        }
        lastRead = upTo;
      }
      followers.add(onEntry);
      return { stop: () => void followers.delete(onEntry) };
    },

    async saveState(log, seq, lines) {
      const tx = db.transaction(['entries', 'states'], 'readwrite');
      const states = tx.objectStore('states');
      await states.put([...lines], [log, seq]);
      // The previous state is kept, and the entries after it, for the history.
      const saved = (await states.getAllKeys(createKeyRange(log))).map(([, number]) => number);
      const kept = saved.at(-2) ?? 0;
      await Promise.all([
        ...saved.filter((number) => number < kept).map((number) => states.delete([log, number])),
        tx.objectStore('entries').delete(createKeyRange(log, 0, kept)),
        tx.done,
      ]);
    },

    async loadState(log) {
      const seq = await findLastSeq(db, 'states', log);
      const lines = await db.get('states', [log, seq]);
      return lines && { seq, lines: toAsyncIterable(lines) };
    },

    async secret(secretName) {
      const stored = await db.get('secrets', secretName);
      if (stored !== undefined) return stored;
      const created = createSecret();
      await db.put('secrets', created, secretName);
      return created;
    },

    status: () => ({ problem: problem.get(), behind: 0 }),

    async close() {
      await Promise.all([...logs.keys()].map(closeLog));
      db.close();
    },
  };
}

const createStorageError = ({ name }: Error) =>
  name === 'QuotaExceededError'
    ? journalUnavailable('the storage of the browser is full', 'Free some space and try again.')
    : journalUnavailable('the browser cannot store it');

async function* toAsyncIterable(lines: string[]) {
  yield* lines;
}
