import { createStore } from './store.ts';

/**
 * The number of mutations to which the gateway has responded. `countMutations.ts` counts them: it imports Apollo Client, which
 * pages for guests do not load.
 */
export const finishedMutations = createStore(0);
