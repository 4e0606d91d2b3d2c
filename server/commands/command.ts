/** A mutation as data. All of it is plain JSON. */
export interface Command {
  /** The root field of `Mutation`, or the name of a timer's command, such as `chat.reply`. */
  field: string;
  /** The arguments, with what was prepared in place of what must not be stored. */
  args: Record<string, unknown>;
  /** The account of the caller; null without one. */
  viewerId: number | null;
  /** The time of the command. */
  at: string;
  /** The seed of the random numbers that the command draws. */
  seed: number;
  /** The timer that made the command. Each timer is executed once, although every replica has it. */
  timer?: { key: string; at: string };
}

/** `REFUSED`: the command threw an error and changed nothing. */
export type Outcome = 'DONE' | 'REFUSED';

/** A report of a process about commands that it has executed. Every replay is compared with it. */
export interface OutcomeReport {
  /** The report is about the commands after this number. */
  after: number;
  /** The last command that it is about. */
  upTo: number;
  /** Numbers of the refused ones. The others are done. */
  refused: number[];
}

/** A command as a durable journal stores it. */
export interface StoredCommand extends Command {
  /** Identifies the call, so that the process that made it knows its result. */
  call?: string;
  /** The outcomes of earlier commands. */
  outcomes?: OutcomeReport;
}

/** A command in a journal. */
export interface Entry extends StoredCommand {
  /** Counts the commands of a branch from 1. */
  seq: number;
  branch: string;
}
