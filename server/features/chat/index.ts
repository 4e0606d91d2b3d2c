export { createCollection } from './collection.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';
export { timers } from './timers.ts';

export const about = 'The contacts and their chats.';
