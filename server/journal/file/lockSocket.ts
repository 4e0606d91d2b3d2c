import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderInUseError } from './lockFolder.ts';

/** Milliseconds after which a takeover that did not finish no longer prevents another one. */
const takeoverTimeout = 5_000;

/**
 * Locks a folder for this process, and returns a function that unlocks it. The lock is a socket in the folder, which the
 * system closes when its process ends. Unlike the number of a process in `lockFolder`, it has the same meaning in all
 * containers that share the folder.
 */
export async function lockSocket(folder: string): Promise<() => void> {
  const { path, removeLink } = createSocketPath(folder);
  const refuse = () => {
    throw new FolderInUseError(
      `The folder ${folder} is used by another process, which can also run in another container. Stop it, or name another folder in JOURNAL.`,
    );
  };
  let endTakeover: (() => void) | undefined;
  try {
    if (await isListening(path)) refuse();
    endTakeover = startTakeover(join(folder, 'lock.takeover')) ?? refuse();
    // Another process may have locked the folder before this takeover began.
    if (await isListening(path)) refuse();
    if (process.platform !== 'win32') rmSync(path, { force: true });
    const server = await listen(path);
    return () => void server.close();
  } finally {
    endTakeover?.();
    removeLink();
  }
}

/**
 * Returns the path of the socket. The path of a socket has at most about 100 bytes. A longer one is replaced by a link to
 * the folder, because a socket in another folder would not be found by other containers.
 */
function createSocketPath(folder: string): { path: string; removeLink: () => void } {
  const removeLink = () => undefined;
  if (process.platform === 'win32') {
    const hash = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32);
    return { path: `\\\\?\\pipe\\frontdesk-${hash}`, removeLink };
  }
  const path = join(folder, 'lock.socket');
  if (Buffer.byteLength(path) < 100) return { path, removeLink };
  const linkFolder = mkdtempSync(join(tmpdir(), 'frontdesk-'));
  symlinkSync(resolve(folder), join(linkFolder, 'data'));
  return {
    path: join(linkFolder, 'data', 'lock.socket'),
    removeLink: () => rmSync(linkFolder, { recursive: true, force: true }),
  };
}

/** Creates the file that allows only one process to replace a lock. Returns undefined if another one does so. */
function startTakeover(path: string): (() => void) | undefined {
  try {
    const { mtimeMs } = statSync(path);
    if (Date.now() - mtimeMs > takeoverTimeout) rmSync(path, { force: true });
  } catch {
    // There is no takeover.
  }
  try {
    writeFileSync(path, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  return () => rmSync(path, { force: true });
}

/**
 * Returns whether a process listens on a socket. The socket of a process that was killed refuses connections. Any other
 * error, such as a missing permission or a full queue, is caused by a process that listens.
 */
const isListening = (path: string) =>
  new Promise<boolean>((resolvePromise) => {
    const socket = connect(path);
    const end = (result: boolean) => {
      socket.destroy();
      resolvePromise(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      end(code !== 'ENOENT' && code !== 'ECONNREFUSED'),
    );
  });

const listen = (path: string) =>
  new Promise<Server>((resolvePromise, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolvePromise(server);
    });
  });
