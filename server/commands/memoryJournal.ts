import { createAsyncQueue } from './asyncQueue.ts';
import type { Entry } from './command.ts';
import type { Journal } from './journal.ts';

/** Entries that are kept for each branch, at least, unless their arguments are long. */
const keptEntries = 10_000;
/** Characters of arguments that are kept for each branch, at least. */
const keptCharacters = 10_000_000;

interface BranchLog {
  /** The latest entries, oldest first. */
  entries: Entry[];
  /** Characters of the arguments of each entry, and of all. */
  lengths: number[];
  length: number;
  lastSeq: number;
  readers: Set<{ push: (entry: Entry) => void }>;
  snapshot: { seq: number; data: Uint8Array } | null;
}

/**
 * Creates a journal that ends with the process. `startAfter` holds, by branch, the number that its
 * entries continue.
 */
export function createMemoryJournal(startAfter: Record<string, number> = {}): Journal {
  const logs = new Map<string, BranchLog>();

  function logOf(branch: string): BranchLog {
    const known = logs.get(branch);
    if (known) return known;
    const lastSeq = startAfter[branch] ?? 0;
    const log: BranchLog = {
      entries: [],
      lengths: [],
      length: 0,
      lastSeq,
      readers: new Set(),
      snapshot: null,
    };
    logs.set(branch, log);
    return log;
  }

  /** Removes the oldest entries. Removing many at once is cheaper than one at each append. */
  function removeOldEntries(log: BranchLog) {
    const { entries, lengths } = log;
    if (entries.length < 2 * keptEntries && log.length < 2 * keptCharacters) return;
    let count = 0;
    while (entries.length - count > keptEntries || log.length > keptCharacters) {
      log.length -= lengths[count] ?? 0;
      count += 1;
    }
    entries.splice(0, count);
    lengths.splice(0, count);
  }

  return {
    append(branch, { field, args, viewerId, at, seed }) {
      const log = logOf(branch);
      log.lastSeq += 1;
      // Spreading the command here takes seven times as long.
      const entry: Entry = {
        field,
        args,
        viewerId,
        at,
        seed,
        seq: log.lastSeq,
        branch,
        outcome: 'DONE',
      };
      const length = lengthOf(args);
      log.entries.push(entry);
      log.lengths.push(length);
      log.length += length;
      removeOldEntries(log);
      for (const reader of log.readers) reader.push(entry);
      return log.lastSeq;
    },

    refuse(branch, seq) {
      const { entries, lastSeq } = logOf(branch);
      const entry = entries[entries.length - 1 - (lastSeq - seq)];
      if (entry) entry.outcome = 'REFUSED';
    },

    read(branch, after) {
      const { entries, lastSeq, readers } = logOf(branch);
      const firstSeq = lastSeq - entries.length + 1;
      if (after < firstSeq - 1) {
        throw new Error(`Entries of branch "${branch}" before ${firstSeq} are no longer kept.`);
      }
      const queue = createAsyncQueue({
        first: entries.slice(after - firstSeq + 1),
        limit: 2 * keptEntries,
        onEnd: (): void => void readers.delete(queue),
      });
      readers.add(queue);
      return queue.items;
    },

    async saveSnapshot(branch, seq, data) {
      logOf(branch).snapshot = { seq, data };
    },

    loadSnapshot: async (branch) => logOf(branch).snapshot,
  };
}

/** Returns the approximate number of characters of a value as JSON, without writing it. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let length = 8;
  for (const item of Object.values(value)) length += lengthOf(item);
  return length;
}
