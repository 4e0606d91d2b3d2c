import type { GraphQLError } from 'graphql';
import type { BranchClock } from './branchClock.ts';
import { createScheduler } from './scheduler.ts';
import type { SerialQueue } from './serialQueue.ts';
import type { Timer, Timers } from './timers.ts';

interface BranchTimersOptions {
  now: () => Date;
  clock: BranchClock;
  timers: Timers;
  /** Calls back later. Without it, no timer fires. */
  setTimeout?: (callback: () => void, milliseconds: number) => (() => void) | undefined;
  runInTurn: SerialQueue;
  /** Starts the command of a timer, with the time that it shall have. */
  startTimer: (timer: Timer, time: string) => { result: unknown };
  /** Whether other processes fire the same timers. */
  isShared: boolean;
  onError: (error: unknown) => void;
}

/** Creates what fires the timers of a branch by its clock. */
export function createBranchTimers(options: BranchTimersOptions) {
  const { now, clock, timers, setTimeout, runInTurn, startTimer, isShared, onError } = options;
  const scheduler = createScheduler({
    now,
    // Under a frozen clock, no timer fires by itself.
    setTimeout: (callback, milliseconds) =>
      clock.isFrozen() ? undefined : setTimeout?.(callback, milliseconds),
    next: timers.next,
    fire,
  });
  let clockSetting = clock.setting();
  let hasStarted = false;
  /** Whether the command of a timer is on its way through the journal. */
  let isFiring = false;

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
      const { code } = (error as Partial<GraphQLError>).extensions ?? {};
      if (code === 'JOURNAL_UNAVAILABLE') scheduler.retry();
      // If another replica was faster, the command is refused as a conflict.
      else if (!(isShared && code === 'CONFLICT')) onError(error);
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

    /** Waits for the next timer, by the clock as it is set now. Called after every command. */
    onApplied() {
      if (!hasStarted || isFiring) return;
      if (clock.setting() === clockSetting) return scheduler.update();
      clockSetting = clock.setting();
      scheduler.restart();
    },

    /** Fires the timers that are due up to a time, in order. */
    async fireUntil(end: number) {
      for (;;) {
        const due = timers.next();
        if (!due || Date.parse(due.at) > end) break;
        const started = await runInTurn(() => startTimer(due, due.at));
        await started.result;
      }
    },

    close: scheduler.close,
  };
}
