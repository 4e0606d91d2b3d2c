import type { Branch } from '../branch.ts';
import { badInput, pointNotFound } from '../errors.ts';
import type { Snapshot } from '../store/snapshot.ts';

/** A branch, or its state after a command. */
export interface Point {
  name: string;
  /** The number of the command. Without it, the point is the present state. */
  seq?: number;
}

const maxNameLength = 64;

/** Parses `main` or `main@120`. Throws `BAD_USER_INPUT` for any other text, with `field` in the message. */
export function parsePoint(text: string, field: string): Point {
  const [, name = '', seq] = /^(.+?)(?:@(\d{1,9}))?$/.exec(text) ?? [];
  checkName(name, field);
  return seq === undefined ? { name } : { name, seq: Number(seq) };
}

export const formatPoint = ({ name, seq }: Point) => (seq === undefined ? name : `${name}@${seq}`);

/** Returns the state of a branch at a point. Rejects with `NOT_FOUND` if it is no longer kept. */
export async function findStateAt(branch: Branch, { name, seq }: Point): Promise<Snapshot> {
  if (seq === undefined) return branch.snapshot();
  if (seq < branch.history.getOldestSeq()) throw pointNotFound(formatPoint({ name, seq }));
  return branch.history.findState(seq);
}

/** Throws `BAD_USER_INPUT` for a text that cannot name a branch. */
export function checkName(name: string, field: string) {
  if (name.length > maxNameLength || !/^[A-Za-z0-9][\w.-]*(\/[\w.-]+)*$/.test(name)) {
    throw badInput(
      field,
      `must begin with a letter or digit, and contain at most ${maxNameLength} letters, digits, ".", "_", "-" and "/".`,
    );
  }
}
