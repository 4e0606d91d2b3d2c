import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SplitCommand } from '../blobs.ts';
import { JournalError } from '../journal.ts';
import { DamagedLineError, parseLines } from './entryLines.ts';

/** The JSON in a line of a segment. */
export interface StoredEntry extends SplitCommand {
  seq: number;
}

/** A file of entries, named by the number of the first one. */
export interface Segment {
  path: string;
  firstSeq: number;
}

interface SegmentContent {
  entries: StoredEntry[];
  /** The number of bytes of the whole lines. */
  length: number;
  /** The number of bytes of the unfinished line after them. */
  unfinishedLength: number;
}

const filePattern = /^(\d{12})\.jsonl$/;

export const createSegment = (folder: string, firstSeq: number): Segment => ({
  path: join(folder, `${String(firstSeq).padStart(12, '0')}.jsonl`),
  firstSeq,
});

/** Returns the segments of a folder, oldest first. */
export function listSegments(folder: string): Segment[] {
  return readdirSync(folder)
    .flatMap((name) => filePattern.exec(name)?.[1] ?? [])
    .map((digits) => createSegment(folder, Number(digits)))
    .sort((a, b) => a.firstSeq - b.firstSeq);
}

/** Thrown if stored entries are missing or damaged. The server must not start, because it would lose changes. */
export class DamagedJournalError extends JournalError {}

/** Reads a segment. Throws a `DamagedJournalError` if something other than the end of the last line is missing. */
export async function readSegment({ path, firstSeq }: Segment): Promise<SegmentContent> {
  const content = await readFile(path);
  const { lines, end } = parseWholeLines(path, content);
  const entries = lines.map((line) => JSON.parse(line) as StoredEntry);
  for (const [index, { seq }] of entries.entries()) {
    if (seq !== firstSeq + index) {
      throw new DamagedJournalError(
        `${path} contains entry ${seq} where entry ${firstSeq + index} is expected. Restore the file from a copy.`,
      );
    }
  }
  return { entries, length: end, unfinishedLength: content.length - end };
}

function parseWholeLines(path: string, content: Buffer) {
  try {
    return parseLines(content);
  } catch (error) {
    if (!(error instanceof DamagedLineError)) throw error;
    throw new DamagedJournalError(
      `${path} is damaged at byte ${error.offset}, and whole entries come after it. Restore the file from a copy.`,
    );
  }
}
