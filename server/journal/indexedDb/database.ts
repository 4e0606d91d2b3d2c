import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from '../../commands/command.ts';
import type { FirstState, Origin } from '../journal.ts';

interface ObjectStores extends DBSchema {
  origins: { key: string; value: Origin };
  /** The key is the log and the number of the entry. */
  entries: { key: [string, number]; value: StoredEntry };
  /** The key is the log and the number of the last entry that the state contains. */
  states: { key: [string, number]; value: string[] };
  secrets: { key: string; value: string };
}

export type StoredEntry = Omit<Entry, 'branch'>;
export type JournalDatabase = IDBPDatabase<ObjectStores>;

/** Creates the range of the keys of a log. */
export const createKeyRange = (log: string, from = 0, to = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([log, from], [log, to]);

export const openDatabase = (name: string): Promise<JournalDatabase> =>
  openDB<ObjectStores>(name, 1, {
    upgrade(created) {
      for (const storeName of ['origins', 'entries', 'states', 'secrets'] as const) {
        created.createObjectStore(storeName);
      }
    },
    // Called when another page deletes the database.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  });

export async function addLog(
  db: JournalDatabase,
  log: string,
  origin: Origin,
  first?: FirstState,
): Promise<void> {
  const tx = db.transaction(['origins', 'states'], 'readwrite');
  await Promise.all([
    tx.objectStore('origins').add(origin, log),
    first && tx.objectStore('states').put([...first.lines], [log, first.seq]),
    tx.done,
  ]);
}

export async function deleteLog(db: JournalDatabase, log: string): Promise<void> {
  const tx = db.transaction(['origins', 'entries', 'states'], 'readwrite');
  await Promise.all([
    tx.objectStore('origins').delete(log),
    tx.objectStore('entries').delete(createKeyRange(log)),
    tx.objectStore('states').delete(createKeyRange(log)),
    tx.done,
  ]);
}

/** Returns the highest number that an object store has for a log, or 0. */
export async function findLastSeq(
  db: JournalDatabase,
  storeName: 'entries' | 'states',
  log: string,
): Promise<number> {
  const cursor = await db.transaction(storeName).store.openKeyCursor(createKeyRange(log), 'prev');
  return cursor?.primaryKey[1] ?? 0;
}
