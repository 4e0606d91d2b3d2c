import type { Timer, Timers } from './timers.ts';

/** The longest delay that timeouts can have. */
const longestDelay = 2 ** 31 - 1;
/** Milliseconds until a timer is fired again whose command could not be stored. */
const retryDelay = 1_000;

interface SchedulerOptions extends Pick<Timers, 'next'> {
  now: () => Date;
  /** Calls back later. Returns a function that cancels it, or undefined if time does not pass. */
  setTimeout: (callback: () => void, milliseconds: number) => (() => void) | undefined;
  fire: () => void;
}

/** Creates what waits for the next timer of a branch, and calls `fire` when it is due. */
export function createScheduler({ now, setTimeout, next: nextTimer, fire }: SchedulerOptions) {
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
      const next = nextTimer();
      if (next === awaited || isClosed || isRetrying) return;
      stop();
      if (!next) return;
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

    /** Waits anew for the next timer. Called when the clock was changed. */
    restart() {
      stop();
      this.update();
    },

    /** Waits a moment before the next timer is fired again. */
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
