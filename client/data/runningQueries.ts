import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';
import { createStore } from './store.ts';

/** The number of running queries. Mutations are not counted, because their results are visible immediately. */
export const runningQueries = createStore(0);

/** Counts the running queries, without those that refresh a screen in the background. */
export const countQueries = new ApolloLink((operation, forward) => {
  const isQuery = operation.operationType === OperationTypeNode.QUERY;
  if (!isQuery || operation.getContext().isBackground) return forward(operation);

  add(1);
  return forward(operation).pipe(finalize(() => add(-1)));
});

/** Changes the number in a microtask: a suspending screen sends queries while it renders, when state must not change. */
function add(difference: number) {
  queueMicrotask(() => runningQueries.set(runningQueries.get() + difference));
}
