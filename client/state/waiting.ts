import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';
import { createStore } from './store.ts';

/** How many queries are on their way. Mutations are not waited for: their outcome shows at once. */
export const waiting = createStore(0);

export const countQueries = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);

  add(1);
  return forward(operation).pipe(finalize(() => add(-1)));
});

/** A suspended screen asks while it is drawn, when no other component may change. */
function add(queries: number) {
  queueMicrotask(() => waiting.set(waiting.get() + queries));
}
