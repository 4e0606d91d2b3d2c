import type { Route } from '../../rest/route.ts';

export { resolvers } from './resolvers.ts';

export const about = 'All objects by their global ids.';
export const createCollection = () => ({});
export const rest: Route[] = [];

declare module '../../collections.ts' {
  interface Collections {
    nodes: ReturnType<typeof createCollection>;
  }
}
