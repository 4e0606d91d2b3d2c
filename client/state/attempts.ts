import { createStore } from './store.ts';

/** Counts retries: a suspended query that failed is only asked again under a new key. */
export const attempts = createStore(0);

export function retryQueries() {
  attempts.set(attempts.get() + 1);
}
