import { createStore } from './store.ts';

/** The number of retries. A suspended query that failed is only sent again under a new key. */
export const attempts = createStore(0);

export function retryQueries() {
  attempts.set(attempts.get() + 1);
}
