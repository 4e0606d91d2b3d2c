import type { Services } from '../services/createServices.ts';
import type { Timer, Timers } from './timers.ts';

/** The longest delay that timeouts can have. */
const longestDelay = 2 ** 31 - 1;

/** Creates what waits for the next timer of a branch, and calls `fire` when it is due. */
export function createScheduler(
  { now, setTimeout }: Pick<Services, 'now' | 'setTimeout'>,
  timers: Pick<Timers, 'next'>,
  fire: () => void,
) {
  let awaited: Timer | undefined;
  let cancelTimeout: (() => void) | undefined;
  let isClosed = false;

  function stop() {
    cancelTimeout?.();
    cancelTimeout = undefined;
    awaited = undefined;
  }

  return {
    /** Waits for the timer that is next. Called whenever the store has changed. */
    update() {
      const next = timers.next();
      if (next === awaited || isClosed) return;
      stop();
      if (!next || !setTimeout) return;
      awaited = next;
      const delay = Math.max(0, Date.parse(next.at) - now().getTime());
      cancelTimeout = setTimeout(
        () => {
          awaited = undefined;
          fire();
        },
        Math.min(delay, longestDelay),
      );
    },

    close() {
      isClosed = true;
      stop();
    },
  };
}
