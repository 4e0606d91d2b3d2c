import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GraphQLError } from 'graphql';
import type { Entry, StoredCommand } from '../../commands/command.ts';
import { journalUnavailable } from '../../errors.ts';
import { joinCommand, splitCommand } from '../blobs.ts';
import { createSecret } from '../createSecret.ts';
import type { Journal, Origin } from '../journal.ts';
import { type AppendFile, type Disk, nodeDisk, openAppendFile } from './appendFile.ts';
import { type BlobFiles, createBlobFiles } from './blobFiles.ts';
import { formatLine } from './entryLines.ts';
import { lockFolder } from './lockFolder.ts';
import { readSegment, type StoredEntry } from './segments.ts';
import { listStates, readState, removeState, syncFolder, writeState } from './stateFiles.ts';

export interface FileJournalOptions {
  folder: string;
  /** Whether the response to a change waits for the disk, so that the change survives a power failure. */
  syncs?: boolean;
  savesEvery?: number;
  /** Bytes after which a new file of entries begins. */
  segmentLength?: number;
  /** Called with warnings for the operator: a dropped line, a disk that fails, and a disk that works again. */
  onWarning?: (message: string) => void;
  disk?: Disk;
}

interface StoredBranch {
  folder: string;
  file: AppendFile;
  blobs: BlobFiles;
  /** The number of the last entry that refers to a blob, by the hash of the blob. */
  references: Map<string, number>;
  followers: Set<(entry: Entry) => void>;
}

/**
 * Opens a journal in a folder of this machine, which one process uses at a time. The response to a change
 * is sent when the operating system has stored it, so that a killed process loses nothing. With `syncs`, it is sent when
 * the disk has stored it.
 */
export function openFileJournal(options: FileJournalOptions): Journal {
  const { folder, syncs = false, savesEvery = 10_000, segmentLength = 16_777_216 } = options;
  const { onWarning = () => undefined, disk = nodeDisk } = options;
  // The entries contain the hashes of passwords.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const branches = new Map<string, StoredBranch>();
  let problem: string | undefined;

  function getBranch(name: string): StoredBranch {
    const branch = branches.get(name);
    if (!branch) throw new Error(`The branch "${name}" has not been opened.`);
    return branch;
  }

  const getFolder = (name: string) => join(folder, encodeURIComponent(name));

  async function openBranchFiles(name: string): Promise<StoredBranch> {
    const branchFolder = getFolder(name);
    const [savedSeq = 0] = await listStates(branchFolder);
    const references = new Map<string, number>();
    const file = await openAppendFile({
      folder: branchFolder,
      disk,
      segmentLength,
      savedSeq,
      onEntry: (entry) => recordReferences(references, entry),
      onWarning,
    });
    const blobs = createBlobFiles(join(name === 'main' ? folder : branchFolder, 'blobs'));
    return { folder: branchFolder, file, blobs, references, followers: new Set() };
  }

  function recordReferences(references: Map<string, number>, { seq, blobs: used }: StoredEntry) {
    for (const [, hash] of used ?? []) references.set(hash, seq);
  }

  /** Stores the problem, and returns the error for the caller. */
  function recordProblem({ message }: Error): GraphQLError {
    if (problem === undefined) onWarning(`Changes cannot be stored in ${folder}: ${message}`);
    problem = message;
    return journalUnavailable('the disk cannot be written');
  }

  function recover() {
    if (problem === undefined) return;
    problem = undefined;
    onWarning(`Changes are stored in ${folder} again.`);
  }

  /** Waits until the disk has stored the last entry of a file. */
  async function whenSynced(file: AppendFile): Promise<number> {
    try {
      const seq = await file.whenSynced();
      recover();
      return seq;
    } catch (error) {
      throw recordProblem(error as Error);
    }
  }

  function append(name: string, command: StoredCommand): number | Promise<number> {
    const { file, blobs, references, followers } = getBranch(name);
    const seq = file.lastSeq() + 1;
    try {
      const stored: StoredEntry = { seq, ...splitCommand(command, blobs.put) };
      file.append(formatLine(JSON.stringify(stored)));
      recordReferences(references, stored);
    } catch (error) {
      throw recordProblem(error as Error);
    }
    for (const follower of followers) follower({ ...command, seq, branch: name });
    if (syncs) return whenSynced(file);
    recover();
    return seq;
  }

  async function closeBranch(name: string) {
    const branch = branches.get(name);
    if (!branch) return;
    branches.delete(name);
    if (syncs) await branch.file.sync().catch(() => undefined);
    await branch.file.close();
  }

  return {
    isDurable: true,
    isShared: false,
    savesEvery,

    async openBranch(name, proposed, first) {
      const branchFolder = getFolder(name);
      mkdirSync(branchFolder, { recursive: true });
      // A folder without this file is not a branch yet.
      const path = join(branchFolder, 'origin.json');
      const isNew = !existsSync(path);
      if (isNew) {
        if (first) await writeState(branchFolder, first.seq, first.lines);
        writeFileSync(`${path}.new`, JSON.stringify(proposed), { flush: true });
        renameSync(`${path}.new`, path);
        await syncFolder(branchFolder);
      }
      if (!branches.has(name)) branches.set(name, await openBranchFiles(name));
      return { origin: JSON.parse(readFileSync(path, 'utf8')) as Origin, isNew };
    },

    closeBranch,

    async deleteBranch(name) {
      await closeBranch(name);
      await rm(getFolder(name), { recursive: true, force: true });
    },

    append,

    async follow(name, after, onEntry) {
      const { file, blobs, followers } = getBranch(name);
      const lastSeq = file.lastSeq();
      const firstSeq = file.segments[0]?.firstSeq ?? 1;
      if (after + 1 < firstSeq) {
        throw new Error(`Entries of branch "${name}" before ${firstSeq} are no longer kept.`);
      }
      for (const [index, segment] of file.segments.entries()) {
        const next = file.segments[index + 1];
        if (next && next.firstSeq <= after + 1) continue;
        for (const entry of (await readSegment(segment)).entries) {
          if (entry.seq <= after || entry.seq > lastSeq) continue;
          onEntry({ ...joinCommand(entry, blobs.get), branch: name });
        }
      }
      followers.add(onEntry);
      return { stop: () => void followers.delete(onEntry) };
    },

    async saveState(name, seq, lines) {
      const { folder: branchFolder, file, blobs, references } = getBranch(name);
      // The state must not be ahead of the entries, even after a power failure.
      await file.sync();
      await writeState(branchFolder, seq, lines);
      // The previous state is kept, in case the new one cannot be read.
      const [, kept = 0, ...old] = await listStates(branchFolder);
      for (const oldSeq of old) await removeState(branchFolder, oldSeq);
      const { segments } = file;
      while (segments.length > 1 && (segments[1]?.firstSeq ?? 0) <= kept + 1) {
        const [oldest] = segments.splice(0, 1);
        if (oldest) rmSync(oldest.path, { force: true });
      }
      const firstSeq = segments[0]?.firstSeq ?? 1;
      for (const [hash, last] of references) if (last < firstSeq) references.delete(hash);
      blobs.removeExcept(new Set(references.keys()));
    },

    async loadState(name) {
      const { folder: branchFolder } = getBranch(name);
      for (const seq of await listStates(branchFolder)) {
        const state = await readState(branchFolder, seq);
        if (state) return state;
        onWarning(
          `The saved state ${seq} in ${branchFolder} is incomplete. An earlier one is used.`,
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

    /** Tests a disk that has failed. Without the test, a server that gets no changes would never become ready again. */
    status() {
      if (problem !== undefined) {
        try {
          for (const { file } of branches.values()) file.probe();
          recover();
        } catch {
          // The problem remains.
        }
      }
      return { problem, behind: 0 };
    },

    async close() {
      for (const name of branches.keys()) await closeBranch(name);
      unlock();
    },
  };
}
