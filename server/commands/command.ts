/** A mutation as data, in plain JSON. */
export interface Command {
  /** The root field of `Mutation`, or the name of a timer's command, such as `chat.reply`. */
  field: string;
  /** The arguments. A preparation has replaced values that must not be stored, such as passwords. */
  args: Record<string, unknown>;
  /** The id of the account of the caller; null for a caller without an account. */
  viewerId: number | null;
  /** The time of the command. */
  at: string;
  /** The seed of the random numbers that the command draws. */
  seed: number;
  /** The timer that created the command. Every replica has the timer, but the command is executed only once. */
  timer?: { key: string; at: string };
}

/** `REFUSED`: the command threw an error and changed nothing. */
export type Outcome = 'DONE' | 'REFUSED';

/** The outcomes of executed commands. A process that replays the commands compares its own outcomes with the report. */
export interface OutcomeReport {
  /** The report contains the commands after this number. */
  after: number;
  /** The number of the last command in the report. */
  upTo: number;
  /** The numbers of the refused commands. All other commands are done. */
  refused: number[];
}

/** A command as a durable journal stores it. */
export interface StoredCommand extends Command {
  /** Identifies the call, so that the process that stored the command can return its result. */
  call?: string;
  /** The outcomes of earlier commands. */
  outcomes?: OutcomeReport;
}

/** A command in a journal. */
export interface Entry extends StoredCommand {
  /** The number of the command in its branch. The first command has the number 1. */
  seq: number;
  branch: string;
}
