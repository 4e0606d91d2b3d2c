import type { Timer, Timers } from './timers.ts';

/** The maximum delay of `setTimeout` in milliseconds. */
const maxDelay = 2 ** 31 - 1;
/** Milliseconds after which a timer fires again if its command could not be stored. */
const retryDelay = 1_000;

interface SchedulerOptions extends Pick<Timers, 'next'> {
  now: () => Date;
  /** Calls a function later. Returns a function that cancels the call, or undefined if the clock is frozen. */
  setTimeout: (callback: () => void, milliseconds: number) => (() => void) | undefined;
  fire: () => void;
}

/** Creates a scheduler. It waits for the next timer of a branch, and calls `fire` when the timer is due. */
export function createScheduler({ now, setTimeout, next: getNext, fire }: SchedulerOptions) {
  let awaitedTimer: Timer | undefined;
  let cancelTimeout: (() => void) | undefined;
  let isClosed = false;
  /** Whether the scheduler waits for `retryDelay`. */
  let isRetrying = false;

  function stop() {
    cancelTimeout?.();
    cancelTimeout = undefined;
    awaitedTimer = undefined;
  }

  return {
    /** Waits for the next timer. Called whenever the store has changed. */
    update() {
      const next = getNext();
      if (next === awaitedTimer || isClosed || isRetrying) return;
      stop();
      if (!next) return;
      awaitedTimer = next;
      const delay = Math.max(0, Date.parse(next.at) - now().getTime());
      cancelTimeout = setTimeout(
        () => {
          awaitedTimer = undefined;
          fire();
        },
        Math.min(delay, maxDelay),
      );
    },

    /** Waits for the next timer with the new setting of the clock. Called when the setting was changed. */
    restart() {
      stop();
      this.update();
    },

    /** Fires the next timer again after `retryDelay`. */
    retry() {
      stop();
      isRetrying = true;
      cancelTimeout = setTimeout(() => {
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
