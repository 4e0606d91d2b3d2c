/** A position in the events of a branch. */
export interface Cursor {
  branch: string;
  /** The number of a command. */
  seq: number;
  /** The number of events of the command that come before the position. Without it, all of them do. */
  events?: number;
  /** The checksum of all commands up to this one. It differs between histories of different starts. */
  checksum: number;
}

/** Formats a cursor: `main:12-1x9ab3`, or `main:12.1-1x9ab3` after the first of several events. */
export function formatCursor({ branch, seq, events, checksum }: Cursor): string {
  return `${branch}:${seq}${events === undefined ? '' : `.${events}`}-${checksum.toString(36)}`;
}

/** Parses a cursor. Returns undefined for any other text. */
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
