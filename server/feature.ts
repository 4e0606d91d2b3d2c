import type { Events } from './events.ts';
import type { Resolvers } from './gql/resolvers.ts';
import type { Route } from './rest/route.ts';
import type { World } from './world.ts';

/** What a feature of the server exports. */
export interface Feature {
  /** What it is, in a sentence: the heading of its calls in the REST reference. */
  about: string;
  createCollection: (world: World, events: Events) => object;
  resolvers: Resolvers;
  rest: Route[];
}
