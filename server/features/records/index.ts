import type { Route } from '../../rest/route.ts';

export { createCollection } from './collection.ts';
export { resolvers } from './resolvers.ts';

export const about = 'The changes of all objects.';
export const rest: Route[] = [];
