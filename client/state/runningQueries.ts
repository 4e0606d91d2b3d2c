import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';
import { createStore } from './store.ts';

/** The number of running queries. Mutations do not count, because their results show at once. */
export const runningQueries = createStore(0);

export const countQueries = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);

  add(1);
  return forward(operation).pipe(finalize(() => add(-1)));
});

/** A suspending screen sends its query while rendering, when no other component may change. */
function add(queries: number) {
  queueMicrotask(() => runningQueries.set(runningQueries.get() + queries));
}
