import type { Store } from '../store/createStore.ts';

/** A command that is due at a time. */
export interface Timer {
  /** Names the timer: scheduling another one of the same key replaces it. */
  key: string;
  /** When it is due. */
  at: string;
  /** The command, one of the `timers` that a feature exports. */
  field: string;
  args: Record<string, unknown>;
}

export interface TimerQueue {
  schedule: (timer: Timer) => void;
  /** Does nothing if there is no such timer. */
  cancel: (key: string) => void;
}

/** Creates the timers of a branch. They are part of its store, so that they survive a restore. */
export function createTimers(store: Store) {
  /** The next one first; of the same time, the one that was scheduled first. */
  const pending = store.value<readonly Timer[]>('branch.timers', () => []);
  const without = (key: string) => pending.get().filter((timer) => timer.key !== key);

  const queue: TimerQueue = {
    schedule(timer) {
      const timers = [...without(timer.key), timer];
      pending.set(timers.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)));
    },

    cancel(key) {
      if (pending.get().some((timer) => timer.key === key)) pending.set(without(key));
    },
  };

  return {
    ...queue,
    next: (): Timer | undefined => pending.get()[0],

    /** Removes a timer whose command is about to be executed. Returns whether it was there. */
    take({ key, at }: Pick<Timer, 'key' | 'at'>): boolean {
      const due = pending.get().find((timer) => timer.key === key && timer.at === at);
      if (due) pending.set(pending.get().filter((timer) => timer !== due));
      return due !== undefined;
    },
  };
}

export type Timers = ReturnType<typeof createTimers>;
