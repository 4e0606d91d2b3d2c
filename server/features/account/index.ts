export { createCollection } from './collection.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';

export const about = 'What the signed-in person has set.';
