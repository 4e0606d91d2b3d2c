import { createStore } from './store.ts';

/** The number of mutations to which the gateway has responded. */
export const finishedMutations = createStore(0);
