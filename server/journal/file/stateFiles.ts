import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { SavedState } from '../journal.ts';
import { DamagedJournalError } from './segments.ts';

const filePattern = /^state-(\d{12})\.jsonl$/;
const getFileName = (seq: number) => `state-${String(seq).padStart(12, '0')}.jsonl`;
/** The last line of a state, with the checksum of all lines before it. A file without it is incomplete. */
const endPattern = /\n"end(?: ([0-9a-f]{8}))?"\n$/;
const maxEndLength = '\n"end 00000000"\n'.length;
/** Characters that are written at once. Between two batches, other requests are handled. */
const batchSize = 262_144;

/** Returns the numbers of the saved states in a folder, newest first. */
export async function listStates(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => filePattern.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/** Writes a state to the disk. The file gets its name when it is complete. */
export async function writeState(folder: string, seq: number, lines: Iterable<string>) {
  const path = join(folder, getFileName(seq));
  const file = await open(`${path}.new`, 'w');
  let checksum = 0;
  try {
    let batch = '';
    for (const line of lines) {
      batch += `${line}\n`;
      if (batch.length < batchSize) continue;
      checksum = await append(batch);
      batch = '';
      await setImmediate();
    }
    checksum = await append(batch);
    await file.appendFile(`"end ${checksum.toString(16).padStart(8, '0')}"\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  await syncFolder(folder);

  async function append(text: string): Promise<number> {
    const bytes = Buffer.from(text);
    await file.appendFile(bytes);
    return crc32(bytes, checksum);
  }
}

/**
 * Returns a saved state; undefined if its file is incomplete. Throws a `DamagedJournalError` if the file is not as it was
 * written.
 */
export async function readState(folder: string, seq: number): Promise<SavedState | undefined> {
  const path = join(folder, getFileName(seq));
  const file = await open(path);
  const { size } = await file.stat();
  const length = Math.min(size, maxEndLength);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  await file.close();
  const end = endPattern.exec(buffer.toString('latin1'));
  if (!end) return undefined;
  const linesEnd = size - end[0].length + 1;
  // Earlier versions wrote no checksum.
  if (end[1] !== undefined && Number.parseInt(end[1], 16) !== (await computeCrc(path, linesEnd))) {
    throw new DamagedJournalError(
      `${path} is damaged. Restore the file from a copy, or remove it to start with an earlier saved state.`,
    );
  }
  return { seq, lines: readLines(path) };
}

/** Computes the checksum of the first bytes of a file. */
async function computeCrc(path: string, length: number): Promise<number> {
  let checksum = 0;
  if (length === 0) return checksum;
  for await (const chunk of createReadStream(path, { end: length - 1 })) {
    checksum = crc32(chunk as Buffer, checksum);
  }
  return checksum;
}

async function* readLines(path: string) {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (!line.startsWith('"end')) yield line;
  }
}

export const removeState = (folder: string, seq: number) =>
  rm(join(folder, getFileName(seq)), { force: true });

/** Stores the file names of a folder on the disk. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
