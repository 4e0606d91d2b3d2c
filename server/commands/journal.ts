import type { Command, Entry } from './command.ts';

/** The ordered log of the commands of all branches. */
export interface Journal {
  /** Appends a command and returns its number: at once, or when the command is stored durably. */
  append: (branch: string, command: Command) => number | Promise<number>;
  /** Marks an entry as refused. Entries count as done until then. */
  refuse: (branch: string, seq: number) => void;
  /** Yields the entries after a number: those that are stored, then new ones as they come. */
  read: (branch: string, after: number) => AsyncIterable<Entry>;
  /** Keeps the state of a branch after an entry. Numbers continue from there. */
  saveSnapshot: (branch: string, seq: number, data: Uint8Array) => Promise<void>;
  /** Returns the newest snapshot of a branch. */
  loadSnapshot: (branch: string) => Promise<{ seq: number; data: Uint8Array } | null>;
}
