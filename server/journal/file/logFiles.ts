import { rmSync } from 'node:fs';
import type { Entry } from '../../commands/command.ts';
import { type AppendFile, type AppendFileOptions, openAppendFile } from './appendFile.ts';
import type { BlobFiles } from './blobFiles.ts';
import { checkCloseMark } from './closeMark.ts';
import { readSegment, type Segment, type StoredEntry } from './segments.ts';
import { listStates } from './stateFiles.ts';

/** The open files of one log. */
export interface OpenLog {
  folder: string;
  file: AppendFile;
  blobs: BlobFiles;
  /** The number of the last entry that refers to a blob, by the hash of the blob. */
  references: Map<string, number>;
  followers: Set<(entry: Entry) => void>;
}

export async function openLogFiles(
  folder: string,
  blobs: BlobFiles,
  options: Pick<AppendFileOptions, 'disk' | 'segmentLength' | 'onWarning'>,
): Promise<OpenLog> {
  const [savedSeq = 0] = await listStates(folder);
  const references: OpenLog['references'] = new Map();
  const file = await openAppendFile({
    ...options,
    folder,
    savedSeq,
    onEntry: (entry) => recordReferences(references, entry),
  });
  checkCloseMark(folder, file, options.onWarning);
  return { folder, file, blobs, references, followers: new Set() };
}

/** Yields the stored entries after a number. */
export async function* readEntries(segments: readonly Segment[], after: number) {
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1];
    if (next && next.firstSeq <= after + 1) continue;
    for (const entry of (await readSegment(segment)).entries) if (entry.seq > after) yield entry;
  }
}

/** Removes the segments that only contain entries up to a number, and their blobs. */
export function removeEntries({ file: { segments }, blobs, references }: OpenLog, upTo: number) {
  while (segments.length > 1 && (segments[1]?.firstSeq ?? 0) <= upTo + 1) {
    const [oldest] = segments.splice(0, 1);
    if (oldest) rmSync(oldest.path, { force: true });
  }
  const firstSeq = segments[0]?.firstSeq ?? 1;
  for (const [hash, last] of references) if (last < firstSeq) references.delete(hash);
  blobs.removeExcept(new Set(references.keys()));
}

export function recordReferences(
  references: OpenLog['references'],
  { seq, blobs = [] }: StoredEntry,
) {
  for (const [, hash] of blobs) references.set(hash, seq);
}
