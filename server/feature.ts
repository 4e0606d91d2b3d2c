import type { ClockSetting } from './commands/branchClock.ts';
import type { EventSource } from './commands/events.ts';
import type { TimerQueue } from './commands/timers.ts';
import type { Context } from './context.ts';
import type { MutationResolvers, Resolvers } from './gql/resolvers.ts';
import type { Route } from './rest/route.ts';
import type { Services } from './services/createServices.ts';
import type { Store } from './store/createStore.ts';

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

type ArgsOf<Field extends keyof MutationResolvers> = Parameters<
  Extract<NonNullable<MutationResolvers[Field]>, (...args: never) => unknown>
>[1];

/**
 * Functions that prepare commands, by mutation. They may be slow, and may use secrets. The returned arguments replace
 * those of the call in the journal, such as a hash instead of a password. They may have more keys than the schema, for
 * values of the context.
 */
export type Preparations = {
  [Field in keyof MutationResolvers]?: (
    args: ArgsOf<Field>,
    context: Context,
  ) => Promise<ArgsOf<Field>>;
};

/** Executes the command of a timer or of a control. Has the parameters of a resolver. */
export type InternalCommand<Args> = (source: object, args: Args, context: Context) => unknown;

/** The exports of a feature's folder. */
export interface Feature {
  /** A sentence that is shown above the routes of the feature in the REST reference. */
  about: string;
  createCollection: (options: CollectionOptions) => object;
  resolvers: Resolvers;
  rest: Route[];
  preparations?: Preparations;
  /** The commands of the timers of the feature, by name. */
  timers?: { [field: string]: InternalCommand<never> };
  /** The commands of the controls of the feature, by name. */
  controls?: { [field: string]: InternalCommand<never> };
}
