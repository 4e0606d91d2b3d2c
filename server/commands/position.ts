import type { Command } from './command.ts';

/** The position of a branch in its journal. */
export interface Position {
  /** The number of the last command. */
  seq: number;
  /** The checksum of all commands up to that one. */
  checksum: number;
}

/** Computes the position after the next command. */
export function computeNextPosition(
  { checksum }: Position,
  seq: number,
  { field, args, viewerId, seed }: Command,
): Position {
  const start = checksum ^ seed ^ (viewerId ?? 0);
  return { seq, checksum: computeChecksum(field + JSON.stringify(args), start) };
}

/** Computes the position after the last command was refused. */
export function computeRefusedPosition({ seq, checksum }: Position): Position {
  return { seq, checksum: computeChecksum('refused', checksum) };
}

/** Computes the position after the data were replaced without a command. Earlier cursors are unknown, so that clients read all data again. */
export function computeReplacedPosition({ seq, checksum }: Position): Position {
  return { seq, checksum: computeChecksum('replaced', checksum) };
}

/** Computes a checksum of 32 bits, which can continue another one: FNV-1a over UTF-16 code units. */
export function computeChecksum(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
