import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { SavedState } from '../journal.ts';

const filePattern = /^state-(\d{12})\.jsonl$/;
const nameOf = (seq: number) => `state-${String(seq).padStart(12, '0')}.jsonl`;
/** The last line of a state. A file without it is incomplete. */
const endMark = '"end"';
/** Characters that are written at once. Other requests are handled in between. */
const batchSize = 262_144;

/** Returns the numbers of the saved states in a folder, newest first. */
export async function listStates(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => filePattern.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/** Writes a state to the disk. It has its name only when it is whole. */
export async function writeState(folder: string, seq: number, lines: Iterable<string>) {
  const path = join(folder, nameOf(seq));
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

/** Returns a state that can be read; undefined if the file is damaged. */
export async function readState(folder: string, seq: number): Promise<SavedState | undefined> {
  const path = join(folder, nameOf(seq));
  const file = await open(path);
  const { size } = await file.stat();
  const length = Math.min(size, endMark.length + 1);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  await file.close();
  if (buffer.toString() !== `${endMark}\n`) return undefined;
  return { seq, lines: linesOf(path) };
}

async function* linesOf(path: string) {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line !== endMark) yield line;
  }
}

export const removeState = (folder: string, seq: number) =>
  rm(join(folder, nameOf(seq)), { force: true });

/** Makes new names in a folder durable. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
