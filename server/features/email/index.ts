export { createCollection } from './collection.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';

export const about = 'The mailbox of the office: folders, labels, and one mail after the other.';
