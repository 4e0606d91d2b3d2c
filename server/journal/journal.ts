import type { Entry, StoredCommand } from '../commands/command.ts';

/** The beginning of a branch. It determines the sample. */
export interface Origin {
  /** The time at which the branch was created. */
  at: string;
  seed: number;
  /** The number of rows that each large collection starts with; null for the rows of the sample alone. */
  seedRows: number | null;
  hasReplies: boolean;
  /** The server that created the branch. */
  writtenBy: { version: string; schema: string };
}

/** A saved state of a branch. Each line is JSON (see `stateLines.ts`). */
export interface SavedState {
  /** The last command that the state contains. */
  seq: number;
  lines: AsyncIterable<string>;
}

/** The state with which a branch begins, if it does not begin with the sample. */
export interface FirstState {
  /** The number before that of the first entry of the branch. */
  seq: number;
  lines: Iterable<string>;
}

export interface JournalStatus {
  /** The reason why commands cannot be stored at present. Undefined if they can. */
  problem?: string;
  /** The known number of entries that this process has not received yet. */
  behind: number;
}

/** Thrown if a journal cannot be used. The message tells the operator what to do. */
export class JournalError extends Error {}

/** The ordered log of the commands of all branches. */
export interface Journal {
  /** Whether the journal outlives the process. */
  isDurable: boolean;
  /** Whether other processes append to it as well. All entries are then received through `follow`. */
  isShared: boolean;
  /** Number of commands after which the state of a branch is saved. */
  savesEvery: number;
  /**
   * Returns the origin of a branch, which is the proposed one if the branch is new. A new branch is stored together with
   * its `first` state, if there is one: it exists with both, or not at all.
   */
  openLog: (
    branch: string,
    proposed: Origin,
    first?: FirstState,
  ) => Promise<{ origin: Origin; isNew: boolean }>;
  /** Frees the resources of an open branch, such as files. The branch can be opened again. Ignores other branches. */
  closeLog: (branch: string) => Promise<void>;
  /** Removes everything that is stored of a branch, open or not. Does nothing if there is no such branch. */
  deleteLog: (branch: string) => Promise<void>;
  /**
   * Stores a command and returns its number, or a promise of it that resolves when the command is durable.
   * The promises of one branch resolve in the order of their numbers. If the command cannot be stored, throws or
   * rejects with the error `JOURNAL_UNAVAILABLE`.
   */
  append: (branch: string, command: StoredCommand) => number | Promise<number>;
  /**
   * Calls back with every entry after a number, in order: first with the stored entries, then with new ones, until
   * `stop` is called. Resolves after the stored entries. Rejects if some of them are no longer kept.
   */
  follow: (
    branch: string,
    after: number,
    onEntry: (entry: Entry) => void,
  ) => Promise<{ stop: () => void }>;
  /** Saves the state of a branch after an entry, and removes the entries that a start no longer needs. */
  saveState: (branch: string, seq: number, lines: Iterable<string>) => Promise<void>;
  /** Returns the newest saved state of a branch. Called before `follow` when a stored branch is opened. */
  loadState: (branch: string) => Promise<SavedState | undefined>;
  /** Returns the secret of a name: a random text that is the same in every process that uses the journal. */
  secret: (name: string) => Promise<string>;
  status: () => JournalStatus;
  close: () => Promise<void>;
}
