import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JournalError } from '../journal.ts';

/** Thrown if another process uses the folder. */
class FolderInUseError extends JournalError {}

/**
 * Locks a folder for this process, and returns a function that unlocks it. The lock of a process that was killed is
 * replaced.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(path, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) {
      throw new FolderInUseError(
        `The folder ${folder} is used by process ${owner}. Stop it, or name another folder in JOURNAL. If that process is another program, remove the file ${path}.`,
      );
    }
    writeFileSync(path, String(process.pid));
  }
  return () => rmSync(path, { force: true });
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
