import { createHash } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
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
  const path = getSocketPath(folder);
  const refuse = () => {
    throw new FolderInUseError(
      `The folder ${folder} is used by another process, which can also run in another container. Stop it, or name another folder in JOURNAL.`,
    );
  };
  if (await isListening(path)) refuse();
  const endTakeover = startTakeover(join(folder, 'lock.takeover')) ?? refuse();
  try {
    // Another process may have locked the folder before this takeover began.
    if (await isListening(path)) refuse();
    if (process.platform !== 'win32') rmSync(path, { force: true });
    const server = await listen(path);
    return () => void server.close();
  } finally {
    endTakeover();
  }
}

/** Returns the path of the socket. The path of a socket has at most about 100 bytes, so that a long one is shortened. */
function getSocketPath(folder: string): string {
  const hash = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\?\\pipe\\frontdesk-${hash}`;
  const path = join(folder, 'lock.socket');
  return Buffer.byteLength(path) < 100 ? path : join('/tmp', `frontdesk-${hash}.socket`);
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

/** Returns whether a process listens on a socket. The socket of a process that was killed refuses connections. */
const isListening = (path: string) =>
  new Promise<boolean>((resolvePromise) => {
    const socket = connect(path);
    const end = (result: boolean) => {
      socket.destroy();
      resolvePromise(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
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
