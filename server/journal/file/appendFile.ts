import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { promisify } from 'node:util';
import {
  createSegment,
  DamagedJournalError,
  listSegments,
  readSegment,
  type Segment,
  type StoredEntry,
} from './segments.ts';

/** The file system calls that store entries. Tests replace them by calls that fail. */
export const nodeDisk = { writeSync, ftruncateSync, fdatasync: promisify(fdatasync) };
export type Disk = typeof nodeDisk;

/** The bytes that test whether the disk works. They contain no line break, so that they are not an entry. */
const probeContent = Buffer.alloc(4_096, ' ');

export interface AppendFileOptions {
  /** The folder of a branch. */
  folder: string;
  disk: Disk;
  /** Bytes after which a new segment begins. */
  segmentLength: number;
  /** The number of the last entry that a saved state contains. The entries must not end before it. */
  savedSeq: number;
  /** Called with every stored entry. */
  onEntry: (entry: StoredEntry) => void;
  onWarning: (message: string) => void;
}

/** An entry that is not stored on the disk yet. */
interface PendingAppend {
  seq: number;
  resolve: (seq: number) => void;
  reject: (error: unknown) => void;
}

/**
 * Opens the entries of a branch for appending: reads what is stored, and removes an unfinished line at the end.
 * Rejects with a `DamagedJournalError` if anything else is missing.
 */
export async function openAppendFile(options: AppendFileOptions) {
  const { folder, disk, segmentLength, savedSeq } = options;
  const segments = listSegments(folder);
  if (segments.length === 0) segments.push(createSegment(folder, savedSeq + 1));
  let { lastSeq, length } = await readSegments(segments, options);
  if (lastSeq < savedSeq) {
    throw new DamagedJournalError(
      `The entries in ${folder} end with ${lastSeq}, before the saved state ${savedSeq}. Restore the folder from a copy.`,
    );
  }

  let descriptor = openSegment(segments.at(-1) ?? createSegment(folder, lastSeq + 1));
  /** The part of the last segment that is stored on the disk. */
  let synced = { length, lastSeq };
  /** Whether the file may end with a partial line, because a write has failed. */
  let hasPartialLine = false;
  let pending: PendingAppend[] = [];
  let syncing: Promise<void> | undefined;
  /** Calls of `sync` that are not finished. */
  const runningSyncs = new Set<Promise<void>>();

  /** Opens a segment for appending, and stores its file name on the disk. */
  function openSegment({ path }: Segment): number {
    const opened = openSync(path, 'a+');
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
    return opened;
  }

  /** Removes the partial line that a failed write has left. */
  function removePartialLine() {
    if (!hasPartialLine) return;
    disk.ftruncateSync(descriptor, length);
    hasPartialLine = false;
  }

  /** Begins a new segment if the last one is long enough, after the last one is stored on the disk. */
  function rotate() {
    if (length < segmentLength || hasPartialLine) return;
    fdatasyncSync(descriptor);
    const segment = createSegment(folder, lastSeq + 1);
    const old = descriptor;
    descriptor = openSegment(segment);
    segments.push(segment);
    length = 0;
    synced = { length, lastSeq };
    resolvePending();
    // Calls that sync the old file may not be finished yet.
    void Promise.allSettled([syncing, ...runningSyncs]).then(() => closeSync(old));
  }

  function resolvePending() {
    const done = pending.filter(({ seq }) => seq <= synced.lastSeq);
    pending = pending.slice(done.length);
    for (const { seq, resolve } of done) resolve(seq);
  }

  async function syncPending() {
    while (pending.length > 0) {
      const target = { descriptor, length, lastSeq };
      try {
        await disk.fdatasync(target.descriptor);
      } catch (error) {
        if (target.descriptor === descriptor) rejectPending(error);
        continue;
      }
      if (target.descriptor !== descriptor) continue;
      synced = { length: target.length, lastSeq: target.lastSeq };
      resolvePending();
    }
  }

  /** Rejects the pending appends, and removes their entries from the file. */
  function rejectPending(error: unknown) {
    const rejected = pending;
    pending = [];
    ({ length, lastSeq } = synced);
    hasPartialLine = true;
    try {
      removePartialLine();
    } catch {
      // The next write tries it again.
    }
    for (const { reject } of rejected) reject(error);
  }

  return {
    segments,
    lastSeq: () => lastSeq,

    /** Writes the line of the next entry. Throws if the write fails; the entry is then not stored. */
    append(line: Buffer) {
      removePartialLine();
      rotate();
      hasPartialLine = true;
      for (let written = 0; written < line.length; ) {
        written += disk.writeSync(descriptor, line, written, line.length - written);
      }
      hasPartialLine = false;
      length += line.length;
      lastSeq += 1;
    },

    /**
     * Resolves with the number of the last entry when it is stored on the disk. Entries that are appended meanwhile
     * share the next call of `fdatasync`. If a call fails, all pending entries are removed and rejected with its error.
     */
    whenSynced(): Promise<number> {
      return new Promise((resolve, reject) => {
        pending.push({ seq: lastSeq, resolve, reject });
        syncing ??= syncPending().finally(() => {
          syncing = undefined;
        });
      });
    },

    /** Writes test bytes and removes them again. Throws if the disk still fails. */
    probe() {
      if (pending.length > 0) return;
      removePartialLine();
      hasPartialLine = true;
      disk.writeSync(descriptor, probeContent, 0, probeContent.length);
      removePartialLine();
    },

    /** Resolves when everything that was written is stored on the disk. */
    async sync() {
      const call = disk.fdatasync(descriptor);
      runningSyncs.add(call);
      try {
        await call;
      } finally {
        runningSyncs.delete(call);
      }
    },

    async close() {
      await syncing;
      closeSync(descriptor);
    },
  };
}

/**
 * Reads the stored entries, and removes an unfinished line at the end. Returns the number of the last entry, and the
 * number of bytes of whole lines in the last segment.
 */
async function readSegments(
  segments: Segment[],
  { folder, onEntry, onWarning }: Pick<AppendFileOptions, 'folder' | 'onEntry' | 'onWarning'>,
) {
  let lastSeq = (segments[0]?.firstSeq ?? 1) - 1;
  let length = 0;
  for (const segment of segments) {
    if (segment.firstSeq !== lastSeq + 1) {
      throw new DamagedJournalError(
        `Entries ${lastSeq + 1} to ${segment.firstSeq - 1} are missing in ${folder}. Restore the file from a copy.`,
      );
    }
    if (!existsSync(segment.path)) continue;
    const content = await readSegment(segment);
    for (const entry of content.entries) onEntry(entry);
    lastSeq += content.entries.length;
    length = content.length;
    if (content.unfinishedLength === 0) continue;
    if (segment !== segments.at(-1)) {
      throw new DamagedJournalError(
        `${segment.path} ends with an unfinished line, and other files follow. Restore the file from a copy.`,
      );
    }
    truncateSync(segment.path, content.length);
    onWarning(
      `${segment.path}: dropped ${content.unfinishedLength} bytes of an unfinished entry after entry ${lastSeq}. No client got a response for it.`,
    );
  }
  return { lastSeq, length };
}

export type AppendFile = Awaited<ReturnType<typeof openAppendFile>>;
