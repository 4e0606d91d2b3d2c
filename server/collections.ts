import type { ClockSetting } from './commands/branchClock.ts';
import type { EventSource } from './commands/events.ts';
import type { TimerQueue } from './commands/timers.ts';
import type { Services } from './services/createServices.ts';
import type { Store } from './store/createStore.ts';

/** The collections of a branch, by feature. Each feature adds its own in `collection.ts`, so that this file imports none. */
// biome-ignore lint/suspicious/noEmptyInterface: the features extend it.
export interface Collections {}

export interface Clock {
  /** Returns the current time; during a command, the time of the command. */
  now: () => Date;
  /** Returns the time at which the branch was created from the sample. */
  startedAt: () => Date;
  /** Freezes or moves the clock of the branch. */
  set: (setting: ClockSetting) => void;
}

/** The options of a collection. It keeps no mutable state outside of the store. */
export interface CollectionOptions
  extends Pick<
    Services,
    | 'now'
    | 'tokens'
    | 'sign'
    | 'hashPassword'
    | 'verifyPassword'
    | 'seedRows'
    | 'hasReplies'
    | 'signUpRole'
    | 'limitRate'
  > {
  store: Store;
  clock: Clock;
  /** Returns a random number in [0, 1) that the seed of the current command determines. */
  random: () => number;
  events: EventSource;
  timers: TimerQueue;
}
