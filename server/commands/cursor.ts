/** A position in the events of a branch. */
export interface Cursor {
  branch: string;
  /** The number of a command. */
  seq: number;
  /** How many events of the command come before the position. Without it, all of them. */
  events?: number;
  /** The checksum of the commands up to this one: tells histories of different starts apart. */
  checksum: number;
}

/** Returns `main:12-1x9ab3`, or `main:12.1-1x9ab3` after the first of several events. */
export function formatCursor({ branch, seq, events, checksum }: Cursor): string {
  return `${branch}:${seq}${events === undefined ? '' : `.${events}`}-${checksum.toString(36)}`;
}

/** Returns undefined for a text that is no cursor. */
export function parseCursor(text: string): Cursor | undefined {
  const match = /^(.+):(\d+)(?:\.(\d+))?-([0-9a-z]+)$/.exec(text);
  if (!match) return undefined;
  const [, branch = '', seq, events, checksum = ''] = match;
  return {
    branch,
    seq: Number(seq),
    events: events ? Number(events) : undefined,
    checksum: Number.parseInt(checksum, 36),
  };
}
