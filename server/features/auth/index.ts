export { createCollection } from './collection.ts';
export { preparations } from './preparations.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';

export const about = 'Signing in, registering, and exchanging a token for a fresh one.';
