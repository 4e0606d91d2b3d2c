export { createCollection } from './collection.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';

export const about =
  'The pages, files and contacts that can be found from anywhere, and the bookmarks.';
