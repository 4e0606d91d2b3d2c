import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { finishedMutations } from './finishedMutations.ts';

/** Counts the mutations to which the gateway has responded. */
export const countMutations = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);

  return forward(operation).pipe(tap(() => finishedMutations.set(finishedMutations.get() + 1)));
});
