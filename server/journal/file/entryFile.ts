import { crc32 } from 'node:zlib';

/** The line of an entry: its checksum, and the entry as JSON. */
export function writeLine(json: string): Buffer {
  const content = Buffer.from(json);
  const checksum = crc32(content).toString(16).padStart(8, '0');
  return Buffer.concat([Buffer.from(`${checksum} `), content, newline]);
}

const newline = Buffer.from('\n');
const checksumLength = 9;

/** Thrown if a line is damaged, and another one comes after it. */
export class DamagedLineError extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super(`The line at byte ${offset} is damaged.`);
    this.offset = offset;
  }
}

/**
 * Returns the JSON of all whole lines, and where the last one ends. A process that was killed leaves at most one
 * unfinished line, at the end. Throws a `DamagedLineError` if whole lines come after a damaged one.
 */
export function readLines(content: Buffer): { lines: string[]; end: number } {
  const lines: string[] = [];
  let end = 0;
  let damagedAt: number | undefined;
  for (let start = 0; start < content.length; ) {
    const stop = content.indexOf(10, start);
    if (stop === -1) break;
    const json = readLine(content.subarray(start, stop));
    if (json === undefined) damagedAt ??= start;
    else if (damagedAt !== undefined) throw new DamagedLineError(damagedAt);
    else {
      lines.push(json);
      end = stop + 1;
    }
    start = stop + 1;
  }
  return { lines, end };
}

function readLine(line: Buffer): string | undefined {
  const content = line.subarray(checksumLength);
  const checksum = line.toString('latin1', 0, checksumLength - 1);
  return crc32(content) === Number.parseInt(checksum, 16) && checksum.length === 8
    ? content.toString()
    : undefined;
}
