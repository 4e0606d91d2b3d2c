import type { Command } from './command.ts';

/** The position of a branch in its journal. */
export interface Position {
  /** The number of the last command. */
  seq: number;
  /** The checksum of that command and all before it. */
  checksum: number;
}

/** Returns the position after a further command. */
export function nextPosition(
  { checksum }: Position,
  seq: number,
  { field, args, viewerId, seed }: Command,
): Position {
  const start = checksum ^ seed ^ (viewerId ?? 0);
  return { seq, checksum: computeChecksum(field + JSON.stringify(args), start) };
}

/** Returns the position after a command that was refused. */
export function refusedPosition({ seq, checksum }: Position): Position {
  return { seq, checksum: computeChecksum('refused', checksum) };
}

/** Returns a checksum of 32 bits that continues another one: FNV-1a over UTF-16 units. */
export function computeChecksum(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
