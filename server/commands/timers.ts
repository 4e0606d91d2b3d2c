import type { Store } from '../store/createStore.ts';

/** A command that will be executed at a time. */
export interface Timer {
  /** Identifies the timer. Scheduling a timer with the same key replaces it. */
  key: string;
  /** The time at which the timer is due. */
  at: string;
  /** The name of the command, which is one of the `timers` that a feature exports. */
  field: string;
  args: Record<string, unknown>;
}

export interface TimerQueue {
  schedule: (timer: Timer) => void;
  /** Cancels a timer, if there is one with the key. */
  cancel: (key: string) => void;
}

/** Creates the timers of a branch. They are part of its store, so that a snapshot contains them. */
export function createTimers(store: Store) {
  /** Sorted by time. Timers of the same time are in the order in which they were scheduled. */
  const pending = store.value<readonly Timer[]>('branch.timers', () => []);
  const omitTimer = (key: string) => pending.get().filter((timer) => timer.key !== key);

  const queue: TimerQueue = {
    schedule(timer) {
      const timers = [...omitTimer(timer.key), timer];
      pending.set(timers.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)));
    },

    cancel(key) {
      if (pending.get().some((timer) => timer.key === key)) pending.set(omitTimer(key));
    },
  };

  return {
    ...queue,
    next: (): Timer | undefined => pending.get()[0],

    /** Removes a timer before its command is executed. Returns whether there was such a timer. */
    take({ key, at }: Pick<Timer, 'key' | 'at'>): boolean {
      const due = pending.get().find((timer) => timer.key === key && timer.at === at);
      if (due) pending.set(pending.get().filter((timer) => timer !== due));
      return due !== undefined;
    },
  };
}

export type Timers = ReturnType<typeof createTimers>;
