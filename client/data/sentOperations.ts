import { ApolloLink } from '@apollo/client';
import { finalize } from 'rxjs';
import { createStore } from './store.ts';

/** An operation that was sent to the server. The times are values of `performance.now()`. */
export interface SentOperation {
  operation: ApolloLink.Operation;
  start: number;
  /** Undefined while the operation is running. */
  end?: number;
}

/** The latest 100 operations, oldest first, for the screen inspector of the control panel. */
export const sentOperations: SentOperation[] = [];

/** A number that increases with each change of `sentOperations`. */
export const sentVersion = createStore(0);

/** Records the operations that are sent. */
export const recordOperations = new ApolloLink((operation, forward) => {
  const sentOperation: SentOperation = { operation, start: performance.now() };
  if (sentOperations.push(sentOperation) > 100) sentOperations.shift();
  notify();
  return forward(operation).pipe(
    finalize(() => {
      sentOperation.end = performance.now();
      notify();
    }),
  );
});

/** Notifies in a microtask: a suspending screen sends queries while it renders, when state must not change. */
const notify = () => queueMicrotask(() => sentVersion.set(sentVersion.get() + 1));
