import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { writeFileAtomically } from './atomicFile.ts';
import { DamagedJournalError, type Segment } from './segments.ts';

/** The end of a log when it was closed. */
interface CloseMark {
  lastSeq: number;
  /** The number of the first entry of the last segment. */
  firstSeq: number;
}

interface ClosedFile {
  lastSeq: () => number;
  segments: readonly Segment[];
}

const getPath = (folder: string) => join(folder, 'closed.json');

/** Stores the end of a log that is closed. */
export function writeCloseMark(folder: string, { lastSeq, segments }: ClosedFile) {
  const mark: CloseMark = { lastSeq: lastSeq(), firstSeq: segments.at(-1)?.firstSeq ?? 1 };
  const checksum = computeChecksum(mark);
  if (existsSync(folder))
    writeFileAtomically(getPath(folder), JSON.stringify({ ...mark, checksum }));
}

const computeChecksum = ({ lastSeq, firstSeq }: CloseMark) => crc32(`${lastSeq} ${firstSeq}`);

/**
 * Throws a `DamagedJournalError` if the last segment of a log that was closed is missing or empty, and warns if its last
 * entries are missing. Without this check, they would be lost silently.
 */
export function checkCloseMark(
  folder: string,
  { lastSeq, segments }: ClosedFile,
  onWarning: (message: string) => void,
) {
  const mark = readMark(getPath(folder));
  if (!mark || lastSeq() >= mark.lastSeq) return;
  const segment = segments.find(({ firstSeq }) => firstSeq === mark.firstSeq);
  const isEmpty = !segment || statSync(segment.path).size === 0;
  if (isEmpty && mark.lastSeq >= mark.firstSeq) {
    throw new DamagedJournalError(
      `The entries ${mark.firstSeq} to ${mark.lastSeq} are missing in ${folder}: their file is missing or empty. Restore the folder from a copy.`,
    );
  }
  onWarning(
    `The entries ${lastSeq() + 1} to ${mark.lastSeq} are missing in ${folder}: the end of their file was cut. To keep them, stop the server and restore the folder from a copy.`,
  );
}

function readMark(path: string): CloseMark | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const { checksum, ...mark }: CloseMark & { checksum?: number } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    // Earlier versions wrote no checksum.
    const isWhole = checksum === undefined || checksum === computeChecksum(mark);
    if (isWhole && Number.isInteger(mark.lastSeq) && Number.isInteger(mark.firstSeq)) return mark;
  } catch {
    // Not JSON, or null.
  }
  throw new DamagedJournalError(`${path} is damaged. Remove the file.`);
}
