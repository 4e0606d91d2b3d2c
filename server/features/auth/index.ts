export { createCollection } from './collection.ts';
export { preparations } from './preparations.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';

export const about = 'Sign-in, registration and tokens.';
