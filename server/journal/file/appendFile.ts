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
  DamagedJournalError,
  listSegments,
  readSegment,
  type Segment,
  type StoredEntry,
  segmentAt,
} from './segments.ts';

/** The calls of the file system that store entries. Tests replace them to let them fail. */
export const nodeDisk = { writeSync, ftruncateSync, fdatasync: promisify(fdatasync) };
export type Disk = typeof nodeDisk;

/** As long as most entries, and no whole line. */
const probeContent = Buffer.alloc(4_096, ' ');

interface AppendFileOptions {
  /** The folder of a branch. */
  folder: string;
  disk: Disk;
  /** Bytes after which a new segment begins. */
  segmentLength: number;
  /** The last entry that a saved state contains. The entries must not end before it. */
  savedSeq: number;
  /** Called with every stored entry. */
  onEntry: (entry: StoredEntry) => void;
  onWarning: (message: string) => void;
}

/** An entry that waits until the disk has it. */
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
  const { folder, disk, segmentLength, savedSeq, onEntry, onWarning } = options;
  const segments = listSegments(folder);
  if (segments.length === 0) segments.push(segmentAt(folder, savedSeq + 1));
  let lastSeq = (segments[0]?.firstSeq ?? 1) - 1;
  /** Bytes of whole lines in the last segment. */
  let length = 0;
  for (const segment of segments) await readStored(segment);
  if (lastSeq < savedSeq) {
    throw new DamagedJournalError(
      `The entries in ${folder} end with ${lastSeq}, before the saved state ${savedSeq}. Restore the folder from a copy.`,
    );
  }

  let descriptor = openSegment(segments.at(-1) ?? segmentAt(folder, lastSeq + 1));
  /** How much of the last segment the disk is known to have. */
  let synced = { length, lastSeq };
  /** Whether something may come after the whole lines, because a write has failed. */
  let hasRest = false;
  let pending: PendingAppend[] = [];
  let syncing: Promise<void> | undefined;
  /** Calls of `sync` that are not finished. */
  const running = new Set<Promise<void>>();

  async function readStored(segment: Segment) {
    if (segment.firstSeq !== lastSeq + 1) {
      throw new DamagedJournalError(
        `Entries ${lastSeq + 1} to ${segment.firstSeq - 1} are missing in ${folder}. Restore the file from a copy.`,
      );
    }
    if (!existsSync(segment.path)) return;
    const content = await readSegment(segment);
    for (const entry of content.entries) onEntry(entry);
    lastSeq += content.entries.length;
    length = content.length;
    if (content.unfinished === 0) return;
    if (segment !== segments.at(-1)) {
      throw new DamagedJournalError(
        `${segment.path} ends with an unfinished line, and other files follow. Restore the file from a copy.`,
      );
    }
    truncateSync(segment.path, content.length);
    onWarning(
      `${segment.path}: dropped ${content.unfinished} bytes of an unfinished entry after entry ${lastSeq}. It was never answered.`,
    );
  }

  /** Opens a segment for appending. Its name in the folder is durable then. */
  function openSegment({ path }: Segment): number {
    const opened = openSync(path, 'a+');
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
    return opened;
  }

  /** Removes what a failed write has left after the whole lines. */
  function removeRest() {
    if (!hasRest) return;
    disk.ftruncateSync(descriptor, length);
    hasRest = false;
  }

  /** Begins a new segment if the last one is long. The disk has all of the old one then. */
  function rotate() {
    if (length < segmentLength || hasRest) return;
    fdatasyncSync(descriptor);
    const segment = segmentAt(folder, lastSeq + 1);
    const old = descriptor;
    descriptor = openSegment(segment);
    segments.push(segment);
    length = 0;
    synced = { length, lastSeq };
    resolvePending();
    // Calls that sync the old file may still run.
    void Promise.allSettled([syncing, ...running]).then(() => closeSync(old));
  }

  function resolvePending() {
    const done = pending.filter(({ seq }) => seq <= synced.lastSeq);
    pending = pending.slice(done.length);
    for (const { seq, resolve } of done) resolve(seq);
  }

  async function syncPending() {
    while (pending.length > 0) {
      const present = { descriptor, length, lastSeq };
      try {
        await disk.fdatasync(present.descriptor);
      } catch (error) {
        if (present.descriptor === descriptor) rejectPending(error);
        continue;
      }
      if (present.descriptor !== descriptor) continue;
      synced = { length: present.length, lastSeq: present.lastSeq };
      resolvePending();
    }
  }

  /** Removes the entries that the disk may not have. */
  function rejectPending(error: unknown) {
    const rejected = pending;
    pending = [];
    ({ length, lastSeq } = synced);
    hasRest = true;
    try {
      removeRest();
    } catch {
      // It is tried again before the next write.
    }
    for (const { reject } of rejected) reject(error);
  }

  return {
    segments,
    lastSeq: () => lastSeq,

    /** Writes the line of the next entry. If that fails, it throws, and the file is as it was. */
    append(line: Buffer) {
      removeRest();
      rotate();
      hasRest = true;
      for (let written = 0; written < line.length; ) {
        written += disk.writeSync(descriptor, line, written, line.length - written);
      }
      hasRest = false;
      length += line.length;
      lastSeq += 1;
    },

    /**
     * Waits until the disk has the last entry, and returns its number. Entries that come meanwhile share the next
     * call. If the disk fails, all that wait are removed, and rejected with its error.
     */
    whenSynced(): Promise<number> {
      return new Promise((resolve, reject) => {
        pending.push({ seq: lastSeq, resolve, reject });
        syncing ??= syncPending().finally(() => {
          syncing = undefined;
        });
      });
    },

    /** Writes something and removes it again. Throws if the disk still fails. */
    probe() {
      if (pending.length > 0) return;
      removeRest();
      hasRest = true;
      disk.writeSync(descriptor, probeContent, 0, probeContent.length);
      removeRest();
    },

    /** Resolves when the disk has everything that is written. */
    async sync() {
      const call = disk.fdatasync(descriptor);
      running.add(call);
      try {
        await call;
      } finally {
        running.delete(call);
      }
    },

    async close() {
      await syncing;
      closeSync(descriptor);
    },
  };
}

export type AppendFile = Awaited<ReturnType<typeof openAppendFile>>;
