import { ApolloLink } from '@apollo/client';
import { finalize } from 'rxjs';
import { createStore } from './store.ts';

/** An operation that was sent to the server. Times are those of `performance.now()`. */
export interface SentOperation {
  operation: ApolloLink.Operation;
  start: number;
  /** Absent while it runs. */
  end?: number;
}

/** The latest operations, the oldest first. The screen inspector of the control panel reads them. */
export const sentOperations: SentOperation[] = [];

/** Changes whenever `sentOperations` does. */
export const sentVersion = createStore(0);

export const recordOperations = new ApolloLink((operation, forward) => {
  const sent: SentOperation = { operation, start: performance.now() };
  if (sentOperations.push(sent) > 100) sentOperations.shift();
  notify();
  return forward(operation).pipe(
    finalize(() => {
      sent.end = performance.now();
      notify();
    }),
  );
});

/** A suspending screen sends its query while rendering, when no other component may change. */
const notify = () => queueMicrotask(() => sentVersion.set(sentVersion.get() + 1));
