import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Entry, StoredCommand } from '../../commands/command.ts';
import { journalUnavailable } from '../../errors.ts';
import { joinArgs, splitArgs } from '../blobs.ts';
import { createSecret } from '../createSecret.ts';
import type { Journal, Origin } from '../journal.ts';
import { createBlobFiles } from './blobFiles.ts';
import { writeLine } from './entryFile.ts';
import { lockFolder } from './lockFolder.ts';
import {
  DamagedJournalError,
  listSegments,
  readSegment,
  type Segment,
  type StoredEntry,
  segmentAt,
} from './segments.ts';
import { listStates, readState, removeState, syncFolder, writeState } from './stateFiles.ts';

/** The calls of the file system that store entries. Tests replace them to let them fail. */
const nodeDisk = { writeSync, ftruncateSync, fdatasync: promisify(fdatasync) };

/** As long as most entries, and no whole line. */
const probeContent = Buffer.alloc(4_096, ' ');

export interface FileJournalOptions {
  folder: string;
  /** Whether a change is answered only when the disk has it, so that it survives a power failure. */
  syncs?: boolean;
  savesEvery?: number;
  /** Bytes after which a new segment begins. */
  segmentLength?: number;
  /** Called with what an operator should know: a dropped line, a disk that fails and one that works again. */
  onWarning?: (message: string) => void;
  disk?: typeof nodeDisk;
}

/** Entries that wait until the disk has them. */
interface Waiting {
  seq: number;
  resolve: (seq: number) => void;
  reject: (error: unknown) => void;
}

/** The file to which a branch appends, and what it holds. */
interface BranchFile {
  folder: string;
  segments: Segment[];
  descriptor: number;
  /** Bytes of whole lines in the last segment. */
  length: number;
  lastSeq: number;
  /** How much of it the disk is known to have. */
  synced: { length: number; lastSeq: number };
  /** Whether something may come after the whole lines, because a write has failed. */
  hasRest: boolean;
  waiting: Waiting[];
  isSyncing: boolean;
  /** By hash: the last entry that refers to the blob. */
  blobs: Map<string, number>;
  followers: Set<(entry: Entry) => void>;
}

/**
 * Opens a journal in a folder of this machine, which one process uses at a time. A change is answered when the
 * operating system has it: a process that is killed loses nothing. With `syncs`, it is answered when the disk has it.
 */
export function openFileJournal(options: FileJournalOptions): Journal {
  const { folder, syncs = false, savesEvery = 10_000, segmentLength = 16_777_216 } = options;
  const { onWarning = () => undefined, disk = nodeDisk } = options;
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  const blobs = createBlobFiles(join(folder, 'blobs'));
  const files = new Map<string, BranchFile>();
  let problem: string | undefined;

  function fileOf(branch: string): BranchFile {
    const file = files.get(branch);
    if (!file) throw new Error(`The branch "${branch}" has not been opened.`);
    return file;
  }

  /** Reads what is stored, removes an unfinished line, and opens the last segment for appending. */
  async function openFile(branchFolder: string): Promise<BranchFile> {
    const [newestState = 0] = await listStates(branchFolder);
    const segments = listSegments(branchFolder);
    if (segments.length === 0) segments.push(segmentAt(branchFolder, newestState + 1));
    const references = new Map<string, number>();
    let lastSeq = (segments[0]?.firstSeq ?? 1) - 1;
    let length = 0;
    for (const segment of segments) {
      if (segment.firstSeq !== lastSeq + 1) {
        throw new DamagedJournalError(
          `Entries ${lastSeq + 1} to ${segment.firstSeq - 1} are missing in ${branchFolder}. Restore the file from a copy.`,
        );
      }
      if (!existsSync(segment.path)) continue;
      const content = await readSegment(segment);
      for (const { seq, blobs: used = [] } of content.entries) {
        for (const [, hash] of used) references.set(hash, seq);
      }
      lastSeq += content.entries.length;
      length = content.length;
      if (content.unfinished === 0) continue;
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
    if (lastSeq < newestState) {
      throw new DamagedJournalError(
        `The entries in ${branchFolder} end with ${lastSeq}, before the saved state ${newestState}. Restore the folder from a copy.`,
      );
    }
    return {
      folder: branchFolder,
      segments,
      descriptor: openSync(segments.at(-1)?.path ?? '', 'a+'),
      length,
      lastSeq,
      synced: { length, lastSeq },
      hasRest: false,
      waiting: [],
      isSyncing: false,
      blobs: references,
      followers: new Set(),
    };
  }

  /** Removes what a failed write has left after the whole lines. */
  function removeRest(file: BranchFile) {
    if (!file.hasRest) return;
    disk.ftruncateSync(file.descriptor, file.length);
    file.hasRest = false;
  }

  /** Writes a line, or throws and leaves the file as it was. */
  function write(file: BranchFile, line: Buffer) {
    removeRest(file);
    file.hasRest = true;
    for (let written = 0; written < line.length; ) {
      written += disk.writeSync(file.descriptor, line, written, line.length - written);
    }
    file.hasRest = false;
    file.length += line.length;
  }

  /** Begins a new segment if the last one is long. */
  function rotate(file: BranchFile) {
    if (file.length < segmentLength || file.waiting.length > 0 || file.hasRest) return;
    const segment = segmentAt(file.folder, file.lastSeq + 1);
    const descriptor = openSync(segment.path, 'ax');
    fdatasyncSync(file.descriptor);
    closeSync(file.descriptor);
    file.segments.push(segment);
    Object.assign(file, { descriptor, length: 0, synced: { length: 0, lastSeq: file.lastSeq } });
  }

  function fail(error: unknown): never {
    const { message } = error as Error;
    if (problem === undefined) onWarning(`Changes cannot be stored in ${folder}: ${message}`);
    problem = message;
    throw journalUnavailable('the disk does not store it');
  }

  /** Tries whether the disk works again. Otherwise a server that gets no changes would never be ready again. */
  function probe() {
    for (const file of files.values()) {
      if (file.waiting.length > 0) continue;
      try {
        removeRest(file);
        file.hasRest = true;
        disk.writeSync(file.descriptor, probeContent, 0, probeContent.length);
        removeRest(file);
        recover();
      } catch {
        // The problem remains.
      }
    }
  }

  function recover() {
    if (problem === undefined) return;
    problem = undefined;
    onWarning(`Changes are stored in ${folder} again.`);
  }

  /** Waits until the disk has an entry. Entries that come meanwhile share the next call. */
  function whenSynced(file: BranchFile): Promise<number> {
    return new Promise((resolve, reject) => {
      file.waiting.push({ seq: file.lastSeq, resolve, reject });
      if (!file.isSyncing) void syncWaiting(file);
    });
  }

  async function syncWaiting(file: BranchFile) {
    file.isSyncing = true;
    while (file.waiting.length > 0) {
      const { length, lastSeq } = file;
      try {
        await disk.fdatasync(file.descriptor);
      } catch (error) {
        giveUpWaiting(file, error);
        break;
      }
      recover();
      file.synced = { length, lastSeq };
      const done = file.waiting.filter(({ seq }) => seq <= lastSeq);
      file.waiting = file.waiting.slice(done.length);
      for (const { seq, resolve } of done) resolve(seq);
    }
    file.isSyncing = false;
  }

  /** Removes the entries that the disk may not have. None of them was applied. */
  function giveUpWaiting(file: BranchFile, error: unknown) {
    const { waiting } = file;
    Object.assign(file, { ...file.synced, waiting: [], hasRest: true });
    try {
      removeRest(file);
    } catch {
      // It is tried again before the next write.
    }
    for (const { reject } of waiting) {
      try {
        fail(error);
      } catch (refusal) {
        reject(refusal);
      }
    }
  }

  const toEntry = (branch: string, { args, blobs: references, ...rest }: StoredEntry): Entry => ({
    ...rest,
    args: joinArgs({ args, blobs: references }, blobs.get),
    branch,
  });

  function append(branch: string, command: StoredCommand): number | Promise<number> {
    const file = fileOf(branch);
    const seq = file.lastSeq + 1;
    try {
      const { args, ...rest } = command;
      const stored: StoredEntry = { seq, ...rest, ...splitArgs(args, blobs.put) };
      rotate(file);
      write(file, writeLine(JSON.stringify(stored)));
      for (const [, hash] of stored.blobs ?? []) file.blobs.set(hash, seq);
    } catch (error) {
      fail(error);
    }
    file.lastSeq = seq;
    for (const follower of file.followers) follower({ ...command, seq, branch });
    if (syncs) return whenSynced(file);
    recover();
    return seq;
  }

  return {
    isDurable: true,
    isShared: false,
    savesEvery,

    async openBranch(branch, proposed) {
      const branchFolder = join(folder, encodeURIComponent(branch));
      mkdirSync(branchFolder, { recursive: true });
      const path = join(branchFolder, 'origin.json');
      const isNew = !existsSync(path);
      if (isNew) {
        writeFileSync(`${path}.new`, JSON.stringify(proposed), { flush: true });
        renameSync(`${path}.new`, path);
        await syncFolder(branchFolder);
      }
      files.set(branch, await openFile(branchFolder));
      return { origin: JSON.parse(readFileSync(path, 'utf8')) as Origin, isNew };
    },

    append,

    async follow(branch, after, onEntry) {
      const file = fileOf(branch);
      const { lastSeq } = file;
      for (const [index, segment] of file.segments.entries()) {
        const next = file.segments[index + 1];
        if ((next && next.firstSeq <= after + 1) || !existsSync(segment.path)) continue;
        for (const entry of (await readSegment(segment)).entries) {
          if (entry.seq > after && entry.seq <= lastSeq) onEntry(toEntry(branch, entry));
        }
      }
      file.followers.add(onEntry);
      return { stop: () => void file.followers.delete(onEntry) };
    },

    async saveState(branch, seq, lines) {
      const file = fileOf(branch);
      // The state must not be ahead of the entries, even after a power failure.
      await disk.fdatasync(file.descriptor);
      await writeState(file.folder, seq, lines);
      // The state before is kept, in case that this one cannot be read.
      const [, kept = 0, ...old] = await listStates(file.folder);
      for (const one of old) await removeState(file.folder, one);
      while (file.segments.length > 1 && (file.segments[1]?.firstSeq ?? 0) <= kept + 1) {
        const [oldest] = file.segments.splice(0, 1);
        if (oldest) rmSync(oldest.path, { force: true });
      }
      const firstSeq = file.segments[0]?.firstSeq ?? 1;
      for (const [hash, last] of file.blobs) if (last < firstSeq) file.blobs.delete(hash);
      blobs.removeExcept(new Set([...files.values()].flatMap((one) => [...one.blobs.keys()])));
    },

    async loadState(branch) {
      const { folder: branchFolder } = fileOf(branch);
      for (const seq of await listStates(branchFolder)) {
        const state = await readState(branchFolder, seq);
        if (state) return state;
        onWarning(
          `The saved state ${seq} in ${branchFolder} is not whole. An earlier one is used.`,
        );
      }
      return undefined;
    },

    async secret(name) {
      const path = join(folder, `secret-${name}`);
      if (!existsSync(path)) {
        writeFileSync(`${path}.new`, createSecret(), { flush: true, mode: 0o600 });
        renameSync(`${path}.new`, path);
      }
      return readFileSync(path, 'utf8');
    },

    status() {
      if (problem !== undefined) probe();
      return { problem, behind: 0 };
    },

    async close() {
      for (const { descriptor } of files.values()) {
        if (syncs) await disk.fdatasync(descriptor).catch(() => undefined);
        closeSync(descriptor);
      }
      files.clear();
      unlock();
    },
  };
}
