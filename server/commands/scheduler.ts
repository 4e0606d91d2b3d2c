import type { Services } from '../services/createServices.ts';
import type { Timer, Timers } from './timers.ts';

/** The longest delay that timeouts can have. */
const longestDelay = 2 ** 31 - 1;
/** Milliseconds until a timer is fired again whose command could not be stored. */
const retryDelay = 1_000;

/** Creates what waits for the next timer of a branch, and calls `fire` when it is due. */
export function createScheduler(
  { now, setTimeout }: Pick<Services, 'now' | 'setTimeout'>,
  timers: Pick<Timers, 'next'>,
  fire: () => void,
) {
  let awaited: Timer | undefined;
  let cancelTimeout: (() => void) | undefined;
  let isClosed = false;
  /** Whether the next timer waits for the retry. */
  let isRetrying = false;

  function stop() {
    cancelTimeout?.();
    cancelTimeout = undefined;
    awaited = undefined;
  }

  return {
    /** Waits for the timer that is next. Called whenever the store has changed. */
    update() {
      const next = timers.next();
      if (next === awaited || isClosed || isRetrying) return;
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

    /** Waits a moment before the next timer is fired again. */
    retry() {
      stop();
      isRetrying = true;
      cancelTimeout = setTimeout?.(() => {
        isRetrying = false;
        this.update();
      }, retryDelay);
    },

    close() {
      isClosed = true;
      stop();
    },
  };
}
