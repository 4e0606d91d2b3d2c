import { badInput } from '../errors.ts';

/** A branch, or its state after a command. */
export interface Point {
  name: string;
  /** The number of the command. Without it, the present state. */
  seq?: number;
}

const maxNameLength = 64;

/** Parses `main` or `main@120`. Throws `BAD_USER_INPUT`, which names the `field`. */
export function parsePoint(text: string, field: string): Point {
  const [, name = '', seq] = /^(.+?)(?:@(\d{1,9}))?$/.exec(text) ?? [];
  checkName(name, field);
  return seq === undefined ? { name } : { name, seq: Number(seq) };
}

export const formatPoint = ({ name, seq }: Point) => (seq === undefined ? name : `${name}@${seq}`);

/** Throws `BAD_USER_INPUT` for a text that cannot name a branch. */
export function checkName(name: string, field: string) {
  if (name.length > maxNameLength || !/^[A-Za-z0-9][\w.-]*(\/[\w.-]+)*$/.test(name)) {
    throw badInput(
      field,
      `must begin with a letter or digit, and contain at most ${maxNameLength} letters, digits, ".", "_", "-" and "/".`,
    );
  }
}
