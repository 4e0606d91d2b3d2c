import type { GraphQLError } from 'graphql';
import { createScheduler } from './scheduler.ts';
import type { SerialQueue } from './serialQueue.ts';
import type { Timeline } from './timeline.ts';
import type { Timer } from './timers.ts';

interface BranchTimersOptions {
  timeline: Timeline;
  /** Calls a function later, and returns a function that cancels the call. Without `setTimeout`, no timer fires. */
  setTimeout?: (callback: () => void, milliseconds: number) => (() => void) | undefined;
  runInTurn: SerialQueue;
  /** Starts the command of a timer. `time` becomes the time of the command. */
  startTimer: (timer: Timer, time: string) => { result: unknown };
  /** Whether other processes fire the same timers. */
  isShared: boolean;
  onError: (error: unknown) => void;
}

/** Creates the functions that fire the timers of a branch according to its clock. */
export function createBranchTimers(options: BranchTimersOptions) {
  const { timeline, setTimeout, runInTurn, startTimer, isShared, onError } = options;
  const { now, clock, timers } = timeline;
  const scheduler = createScheduler({
    now,
    // While the clock is frozen, only `fireUntil` fires timers.
    setTimeout: (callback, milliseconds) =>
      clock.isFrozen() ? undefined : setTimeout?.(callback, milliseconds),
    next: timers.next,
    fire,
  });
  let clockSetting = clock.setting();
  let hasStarted = false;
  /** Whether the journal is storing the command of a timer. */
  let isFiring = false;

  /** Returns whether another replica has fired the timer first: the command is then refused as a conflict. */
  const isFiredElsewhere = (error: unknown) => isShared && getCode(error) === 'CONFLICT';

  async function fire() {
    try {
      const started = await runInTurn(() => {
        const due = timers.next();
        if (!due || Date.parse(due.at) > now().getTime()) return void scheduler.update();
        const command = startTimer(due, now().toISOString());
        isFiring = command.result instanceof Promise;
        return command;
      });
      await started?.result;
    } catch (error) {
      if (getCode(error) === 'JOURNAL_UNAVAILABLE') scheduler.retry();
      else if (!isFiredElsewhere(error)) onError(error);
    } finally {
      if (isFiring) {
        isFiring = false;
        scheduler.update();
      }
    }
  }

  return {
    start() {
      hasStarted = true;
      scheduler.update();
    },

    /** Waits for the next timer according to the current setting of the clock. Called after every command. */
    onApplied() {
      if (!hasStarted || isFiring) return;
      if (clock.setting() === clockSetting) return scheduler.update();
      clockSetting = clock.setting();
      scheduler.restart();
    },

    /** Fires all timers that are due until `end`, in order. Must be called in a turn of the command loop. */
    async fireUntil(end: number) {
      for (;;) {
        const due = timers.next();
        if (!due || Date.parse(due.at) > end) break;
        try {
          await startTimer(due, due.at).result;
        } catch (error) {
          if (!isFiredElsewhere(error)) throw error;
        }
      }
    },

    close: scheduler.close,
  };
}

const getCode = (error: unknown) => (error as Partial<GraphQLError>).extensions?.code;
