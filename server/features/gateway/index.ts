export { createCollection } from './collection.ts';
export { controls } from './controls.ts';
export { resolvers } from './resolvers.ts';
export { rest } from './rest.ts';

export const about = 'Branches of the data, their journals, faults and recorded requests.';
