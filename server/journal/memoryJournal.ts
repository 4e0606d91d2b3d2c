import type { Entry } from '../commands/command.ts';
import { createSecret } from './createSecret.ts';
import type { Journal } from './journal.ts';
import { measureJson } from './measureJson.ts';

/** Minimum number of entries that are kept for each branch, unless their arguments are long. */
const keptEntries = 10_000;
/** Minimum number of characters of arguments that are kept for each branch. */
const keptCharacters = 10_000_000;

interface BranchLog {
  /** The latest entries, oldest first. */
  entries: Entry[];
  /** The number of characters of the arguments of each entry. */
  lengths: number[];
  /** The sum of `lengths`. */
  totalLength: number;
  lastSeq: number;
  followers: Set<(entry: Entry) => void>;
}

/**
 * Creates a journal that ends with the process. `startAfter` contains, by branch, the number before that of its first
 * entry.
 */
export function createMemoryJournal(startAfter: Record<string, number> = {}): Journal {
  const logs = new Map<string, BranchLog>();

  function getLog(branch: string): BranchLog {
    const existing = logs.get(branch);
    if (existing) return existing;
    const log: BranchLog = {
      entries: [],
      lengths: [],
      totalLength: 0,
      lastSeq: startAfter[branch] ?? 0,
      followers: new Set(),
    };
    logs.set(branch, log);
    return log;
  }

  /** Removes the oldest entries. Removing many at once is cheaper than one at each append. */
  function removeOldEntries(log: BranchLog) {
    const { entries, lengths } = log;
    if (entries.length < 2 * keptEntries && log.totalLength < 2 * keptCharacters) return;
    let count = 0;
    while (entries.length - count > keptEntries || log.totalLength > keptCharacters) {
      log.totalLength -= lengths[count] ?? 0;
      count += 1;
    }
    entries.splice(0, count);
    lengths.splice(0, count);
  }

  return {
    isDurable: false,
    isShared: false,
    savesEvery: Number.POSITIVE_INFINITY,

    async openLog(branch, origin, first) {
      const isNew = !logs.has(branch);
      if (isNew && first) startAfter[branch] = first.seq;
      getLog(branch);
      return { origin, isNew };
    },

    closeLog: async () => undefined,

    async deleteLog(branch) {
      logs.delete(branch);
      delete startAfter[branch];
    },

    append(branch, { field, args, viewerId, at, seed, timer }) {
      const log = getLog(branch);
      log.lastSeq += 1;
      // Spreading the command here takes seven times as long.
      const entry: Entry = { field, args, viewerId, at, seed, timer, seq: log.lastSeq, branch };
      const length = measureJson(args);
      log.entries.push(entry);
      log.lengths.push(length);
      log.totalLength += length;
      removeOldEntries(log);
      for (const follower of log.followers) follower(entry);
      return log.lastSeq;
    },

    async follow(branch, after, onEntry) {
      const { entries, lastSeq, followers } = getLog(branch);
      const firstSeq = lastSeq - entries.length + 1;
      if (after < firstSeq - 1) {
        throw new Error(`Entries of branch "${branch}" before ${firstSeq} are no longer kept.`);
      }
      for (const entry of entries.slice(after - firstSeq + 1)) onEntry(entry);
      followers.add(onEntry);
      return { stop: () => void followers.delete(onEntry) };
    },

    saveState: async () => undefined,
    loadState: async () => undefined,
    secret: async () => createSecret(),
    status: () => ({ behind: 0 }),
    close: async () => undefined,
  };
}
