import { parseCursor } from './cursor.ts';

/** Milliseconds that a watcher waits for the command of its cursor, if only another replica has executed it. */
const cursorTimeout = 2_000;

/** Creates the watchers that wait until this process has executed the command of their cursor. */
export function createCursorWaiters(isShared: boolean, getSeq: () => number) {
  let waiters: { seq: number; start: () => void }[] = [];

  return {
    /** Calls `start` when this process has executed the command of a cursor, or after `cursorTimeout`. */
    wait(since: string | null | undefined, start: () => void) {
      const seq = (since && parseCursor(since)?.seq) || 0;
      if (!isShared || seq <= getSeq()) return start();
      const waiter = {
        seq,
        start() {
          clearTimeout(timeout);
          waiters = waiters.filter((other) => other !== waiter);
          start();
        },
      };
      const timeout = setTimeout(waiter.start, cursorTimeout);
      waiters.push(waiter);
    },

    /** Starts the watchers whose cursor names a command up to `seq`. */
    startUntil(seq: number) {
      for (const waiter of waiters.filter((candidate) => candidate.seq <= seq)) waiter.start();
    },
  };
}
