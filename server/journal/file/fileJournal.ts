import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { GraphQLError } from 'graphql';
import type { StoredCommand } from '../../commands/command.ts';
import { journalUnavailable } from '../../errors.ts';
import { isTime } from '../../values/times.ts';
import { joinCommand, splitCommand } from '../blobs.ts';
import { createSecret } from '../createSecret.ts';
import type { FirstState, Journal, Origin } from '../journal.ts';
import { createStorageProblem } from '../storageProblem.ts';
import { type AppendFile, type Disk, nodeDisk } from './appendFile.ts';
import { writeFileAtomically } from './atomicFile.ts';
import { createBlobFiles } from './blobFiles.ts';
import { writeCloseMark } from './closeMark.ts';
import { formatLine } from './entryLines.ts';
import { lockFolder } from './lockFolder.ts';
import { lockSocket } from './lockSocket.ts';
import {
  type OpenLog,
  openLogFiles,
  readEntries,
  recordReferences,
  removeEntries,
} from './logFiles.ts';
import { checkMissingLog } from './missingLogs.ts';
import { DamagedJournalError, type StoredEntry } from './segments.ts';
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
  let locking: Promise<() => void> | undefined;
  const logs = new Map<string, OpenLog>();
  const problem = createStorageProblem({ place: ` in ${folder}`, onWarning });

  function getLog(name: string): OpenLog {
    const log = logs.get(name);
    if (!log) throw new Error(`The branch "${name}" has not been opened.`);
    return log;
  }

  const getFolder = (name: string) => join(folder, encodeURIComponent(name));

  /** Records the problem, and returns the error for the caller. */
  function refuse(error: unknown): GraphQLError {
    problem.record(error as Error);
    return journalUnavailable('the disk cannot be written');
  }

  /** Waits until the disk has stored the last entry of a file. */
  async function whenSynced(file: AppendFile): Promise<number> {
    try {
      const seq = await file.whenSynced();
      problem.recover();
      return seq;
    } catch (error) {
      throw refuse(error);
    }
  }

  function append(name: string, command: StoredCommand): number | Promise<number> {
    const { file, blobs, references, followers } = getLog(name);
    const seq = file.lastSeq() + 1;
    try {
      const stored: StoredEntry = { seq, ...splitCommand(command, blobs.put) };
      file.append(formatLine(JSON.stringify(stored)));
      recordReferences(references, stored);
    } catch (error) {
      throw refuse(error);
    }
    for (const follower of followers) follower({ ...command, seq, branch: name });
    if (syncs) return whenSynced(file);
    problem.recover();
    return seq;
  }

  async function closeLog(name: string) {
    const log = logs.get(name);
    if (!log) return;
    logs.delete(name);
    if (syncs) await log.file.sync().catch(() => undefined);
    await log.file.close();
    writeCloseMark(log.folder, log.file);
  }

  return {
    isDurable: true,
    isShared: false,
    savesEvery,

    async openLog(name, proposed, first) {
      locking ??= lockSocket(folder);
      await locking;
      checkMissingLog(folder, name);
      const logFolder = getFolder(name);
      const opened = await openLogFolder(logFolder, proposed, first);
      if (!logs.has(name)) {
        const blobs = createBlobFiles(join(name === 'main' ? folder : logFolder, 'blobs'));
        logs.set(name, await openLogFiles(logFolder, blobs, { disk, segmentLength, onWarning }));
      }
      return opened;
    },

    closeLog,

    async deleteLog(name) {
      await closeLog(name);
      await rm(getFolder(name), { recursive: true, force: true });
    },

    append,

    async follow(name, after, onEntry) {
      const { file, blobs, followers } = getLog(name);
      const lastSeq = file.lastSeq();
      const firstSeq = file.segments[0]?.firstSeq ?? 1;
      if (after + 1 < firstSeq) {
        throw new DamagedJournalError(
          `The entries ${after + 1} to ${firstSeq - 1} are no longer kept in ${getFolder(name)}, and no saved state contains them. Restore the folder from a copy.`,
        );
      }
      for await (const entry of readEntries(file.segments, after)) {
        if (entry.seq > lastSeq) break;
        onEntry({ ...joinCommand(entry, blobs.get), branch: name });
      }
      followers.add(onEntry);
      return { stop: () => void followers.delete(onEntry) };
    },

    async saveState(name, seq, lines) {
      const log = getLog(name);
      // The state must not be ahead of the entries, even after a power failure.
      await log.file.sync();
      await writeState(log.folder, seq, lines);
      // The previous state is kept, in case the new one cannot be read.
      const [, kept = 0, ...old] = await listStates(log.folder);
      for (const oldSeq of old) await removeState(log.folder, oldSeq);
      removeEntries(log, kept);
    },

    async loadState(name) {
      const { folder: logFolder } = getLog(name);
      for (const seq of await listStates(logFolder)) {
        const state = await readState(logFolder, seq);
        if (state) return state;
        onWarning(`The saved state ${seq} in ${logFolder} is incomplete. An earlier one is used.`);
      }
      return undefined;
    },

    secret: async (name) => readSecret(join(folder, `secret-${name}`)),

    /** Tests a disk that has failed. Without the test, a server that gets no changes would never become ready again. */
    status() {
      if (problem.get() !== undefined) {
        try {
          for (const { file } of logs.values()) file.probe();
          problem.recover();
        } catch {
          // The problem remains.
        }
      }
      return { problem: problem.get(), behind: 0 };
    },

    async close() {
      for (const name of logs.keys()) await closeLog(name);
      const unlockSocket = await locking?.catch(() => undefined);
      unlockSocket?.();
      unlock();
    },
  };
}

/** Creates the folder of a log if it is missing, and returns the origin of its branch. */
async function openLogFolder(folder: string, proposed: Origin, first: FirstState | undefined) {
  mkdirSync(folder, { recursive: true });
  // A folder without this file is not a log yet.
  const path = join(folder, 'origin.json');
  const isNew = !existsSync(path);
  if (isNew) {
    if (first) await writeState(folder, first.seq, first.lines);
    const checksum = computeChecksum(proposed);
    writeFileAtomically(path, JSON.stringify({ ...proposed, checksum }));
    await syncFolder(folder);
  }
  return { origin: readOrigin(path), isNew };
}

const computeChecksum = (origin: Origin): number => crc32(JSON.stringify(origin));

/** Returns the secret in a file, which is created if it is missing. */
function readSecret(path: string): string {
  if (!existsSync(path)) writeFileAtomically(path, createSecret(), { mode: 0o600 });
  const secret = readFileSync(path, 'utf8');
  if (secret.length < 32) throw createDamagedError(path);
  return secret;
}

function readOrigin(path: string): Origin {
  try {
    const { checksum, ...origin }: Origin & { checksum?: number } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    // Earlier versions wrote no checksum.
    const isWhole = checksum === undefined || checksum === computeChecksum(origin);
    if (isWhole && isTime(origin.at) && Number.isInteger(origin.seed)) return origin;
  } catch {
    // Not JSON, or null.
  }
  throw createDamagedError(path);
}

const createDamagedError = (path: string) =>
  new DamagedJournalError(`${path} is damaged. Restore the file from a copy.`);
