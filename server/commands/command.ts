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
}

/** `REFUSED`: the command threw an error and changed nothing. */
export type Outcome = 'DONE' | 'REFUSED';

/** A command in a journal. */
export interface Entry extends Command {
  /** Counts the commands of a branch from 1. */
  seq: number;
  branch: string;
  outcome: Outcome;
}
