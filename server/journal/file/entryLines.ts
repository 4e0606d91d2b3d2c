import { crc32 } from 'node:zlib';

/** Returns the line of an entry: its checksum, a space, and the entry as JSON. */
export function formatLine(json: string): Buffer {
  const content = Buffer.from(json);
  const checksum = crc32(content).toString(16).padStart(8, '0');
  return Buffer.concat([Buffer.from(`${checksum} `), content, newline]);
}

const newline = Buffer.from('\n');
/** Eight hexadecimal digits and a space. */
const checksumLength = 9;

/** Thrown if a whole line comes after a damaged one. */
export class DamagedLineError extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super(`The line at byte ${offset} is damaged.`);
    this.offset = offset;
  }
}

/**
 * Returns the JSON of all whole lines, and the offset at which the last one ends. A killed process leaves at most one
 * unfinished line, at the end. Throws a `DamagedLineError` if whole lines come after a damaged one.
 */
export function parseLines(content: Buffer): { lines: string[]; end: number } {
  const lines: string[] = [];
  let end = 0;
  let damagedAt: number | undefined;
  for (let start = 0; start < content.length; ) {
    const lineEnd = content.indexOf(10, start);
    if (lineEnd === -1) break;
    const json = parseLine(content.subarray(start, lineEnd));
    if (json === undefined) damagedAt ??= start;
    else if (damagedAt !== undefined) throw new DamagedLineError(damagedAt);
    else {
      lines.push(json);
      end = lineEnd + 1;
    }
    start = lineEnd + 1;
  }
  return { lines, end };
}

function parseLine(line: Buffer): string | undefined {
  const content = line.subarray(checksumLength);
  const checksum = line.toString('latin1', 0, checksumLength - 1);
  return crc32(content) === Number.parseInt(checksum, 16) && checksum.length === 8
    ? content.toString()
    : undefined;
}
