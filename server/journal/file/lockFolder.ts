import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JournalError } from '../journal.ts';

/** Thrown if another process uses the folder. */
export class FolderInUseError extends JournalError {}

/**
 * Locks a folder for this process, and returns a function that unlocks it. The lock of a process that was killed is
 * replaced. It only prevents other processes of the same container: see `lockSocket`.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const content = `${process.pid} ${getNamespace()}`;
  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [number = '', namespace = getNamespace()] = readFileSync(path, 'utf8').split(' ');
    const owner = Number(number);
    // The number of a process in another container says nothing here. There, only the socket decides.
    const isComparable = namespace === getNamespace();
    if (isComparable && owner !== process.pid && isAlive(owner)) {
      throw new FolderInUseError(
        `The folder ${folder} is used by process ${owner}. Stop it, or name another folder in JOURNAL. If that process is another program, remove the file ${path}.`,
      );
    }
    writeFileSync(path, content);
  }
  return () => rmSync(path, { force: true });
}

/** Returns the name of the container in which the numbers of processes are unique. */
function getNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return 'host';
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns whether a process has ended, but its parent has not read its exit code yet. Only Linux has `/proc`. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''));
  } catch {
    return false;
  }
}
