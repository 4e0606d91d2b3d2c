import type { CollectionOptions } from './collections.ts';
import type { CommandContext } from './commands/commandContext.ts';
import type { MutationResolvers, Resolvers } from './gql/resolvers.ts';
import type { Route } from './rest/route.ts';

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
    context: CommandContext,
  ) => Promise<ArgsOf<Field>>;
};

/** Executes the command of a timer or of a control. Has the parameters of a resolver. */
export type InternalCommand<Args> = (
  source: object,
  args: Args,
  context: CommandContext,
) => unknown;

/** The exports of a feature's folder. */
export interface Feature {
  /** A sentence that is shown above the routes of the feature in the REST reference. */
  about: string;
  createCollection: (options: CollectionOptions) => object;
  resolvers: Resolvers;
  /** The resolvers of the mutations, if their type has another name than `Mutation`. */
  commands?: object;
  rest: Route[];
  preparations?: Preparations;
  /** The commands of the timers of the feature, by name. */
  timers?: { [field: string]: InternalCommand<never> };
  /** The commands of the controls of the feature, by name. */
  controls?: { [field: string]: InternalCommand<never> };
}
