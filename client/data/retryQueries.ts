import { createStore } from './store.ts';

/**
 * The number of retries, which is part of the key of each suspense query. Apollo Client repeats a failed suspense query only with a
 * new key.
 */
export const retryCount = createStore(0);

/** Repeats the failed queries of the screen. */
export function retryQueries() {
  retryCount.set(retryCount.get() + 1);
}
