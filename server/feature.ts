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
  /** Returns when the branch was created from the sample. */
  startedAt: () => Date;
  /** Freezes or moves the clock of the branch. */
  set: (setting: ClockSetting) => void;
}

/** The options of a collection, which keeps no mutable state outside of the store. */
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
  /** Returns a random number in [0, 1) that follows from the current command. */
  random: () => number;
  events: EventSource;
  timers: TimerQueue;
}

type ArgsOf<Field extends keyof MutationResolvers> = Parameters<
  Extract<NonNullable<MutationResolvers[Field]>, (...args: never) => unknown>
>[1];

/**
 * Slow or secret work before a command, by mutation. The returned arguments replace those of the
 * call: a hash in place of a password, a name in place of a token. They are stored in the journal. They
 * may have more keys than the schema, for values of the context.
 */
export type Preparations = {
  [Field in keyof MutationResolvers]?: (
    args: ArgsOf<Field>,
    context: Context,
  ) => Promise<ArgsOf<Field>>;
};

/** Executes the command of a timer or of a control. It has the form of a resolver. */
export type InternalCommand<Args> = (source: object, args: Args, context: Context) => unknown;

/** The exports of a feature's folder. */
export interface Feature {
  /** A sentence: the heading of its calls in the REST reference. */
  about: string;
  createCollection: (options: CollectionOptions) => object;
  resolvers: Resolvers;
  rest: Route[];
  preparations?: Preparations;
  /** The commands of its timers, by name. */
  timers?: { [field: string]: InternalCommand<never> };
  /** The commands of its controls, by name. */
  controls?: { [field: string]: InternalCommand<never> };
}
