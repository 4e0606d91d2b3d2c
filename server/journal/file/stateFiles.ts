import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { SavedState } from '../journal.ts';

const filePattern = /^state-(\d{12})\.jsonl$/;
const getFileName = (seq: number) => `state-${String(seq).padStart(12, '0')}.jsonl`;
/** The last line of a state. A file without it is incomplete. */
const endMark = '"end"';
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
  try {
    let batch = '';
    for (const line of lines) {
      batch += `${line}\n`;
      if (batch.length < batchSize) continue;
      await file.appendFile(batch);
      batch = '';
      await setImmediate();
    }
    await file.appendFile(`${batch}${endMark}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  await syncFolder(folder);
}

/** Returns a saved state; undefined if its file is incomplete. */
export async function readState(folder: string, seq: number): Promise<SavedState | undefined> {
  const path = join(folder, getFileName(seq));
  const file = await open(path);
  const { size } = await file.stat();
  const length = Math.min(size, endMark.length + 1);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  await file.close();
  if (buffer.toString() !== `${endMark}\n`) return undefined;
  return { seq, lines: readLines(path) };
}

async function* readLines(path: string) {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line !== endMark) yield line;
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
