export { createCollection } from './collection.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';

export const about = 'The users directory.';
