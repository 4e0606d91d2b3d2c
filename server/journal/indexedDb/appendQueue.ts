import type { StoredCommand } from '../../commands/command.ts';
import type { JournalDatabase, StoredEntry } from './database.ts';

interface AppendQueueOptions {
  db: JournalDatabase;
  log: string;
  lastSeq: number;
  /** Called with every stored entry. */
  onStored: (entry: StoredEntry) => void;
  /** Returns the error of the calls whose commands cannot be stored. */
  onError: (error: Error) => unknown;
}

interface PendingAppend {
  command: StoredCommand;
  resolve: (seq: number) => void;
  reject: (error: unknown) => void;
}

/** Creates the queue of commands that are appended to a log. One transaction stores all commands that wait at its start. */
export function createAppendQueue({ db, log, onStored, onError, ...options }: AppendQueueOptions) {
  let { lastSeq } = options;
  let pending: PendingAppend[] = [];
  /** Pending while a transaction runs. */
  let writing: Promise<void> | undefined;

  async function write() {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      const entries = batch.map(({ command }, index) => ({
        ...command,
        seq: lastSeq + index + 1,
      }));
      try {
        await addEntries(entries);
      } catch (error) {
        for (const { reject } of [...batch, ...pending]) reject(onError(error as Error));
        pending = [];
        continue;
      }
      for (const [index, entry] of entries.entries()) {
        lastSeq = entry.seq;
        onStored(entry);
        batch[index]?.resolve(entry.seq);
      }
    }
    // Here instead of in `finally`: a command that is appended in between would not be stored.
    writing = undefined;
  }

  async function addEntries(entries: StoredEntry[]) {
    const tx = db.transaction('entries', 'readwrite');
    await Promise.all([...entries.map((entry) => tx.store.add(entry, [log, entry.seq])), tx.done]);
  }

  return {
    lastSeq: () => lastSeq,

    /** Resolves with the number of the entry when it is stored. */
    append: (command: StoredCommand): Promise<number> =>
      new Promise((resolve, reject) => {
        pending.push({ command, resolve, reject });
        writing ??= write();
      }),

    /** Resolves when all commands are stored or refused. */
    whenWritten: async () => writing,
  };
}

export type AppendQueue = ReturnType<typeof createAppendQueue>;
