import { type ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { type Observable, shareReplay } from 'rxjs';

/** A query whose answer a screen will need, asked while the screen's code is on its way. */
export interface EarlyQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

const answers = new Map<string, Observable<ApolloLink.Result>>();

export function askEarly(client: ApolloClient, { query, variables }: EarlyQuery) {
  const context = { isEarly: true, queryDeduplication: false };
  // Without an answer, the screen asks again and tells.
  client.query({ query, variables, context, fetchPolicy: 'network-only' }).catch(() => null);
}

/** Hands the answer of an early query to the screen, which asks the same a moment later. */
export const earlyAnswers = new ApolloLink((operation, forward) => {
  const key = JSON.stringify([operation.operationName, operation.variables]);

  if (operation.getContext().isEarly) {
    const answer = forward(operation).pipe(shareReplay(1));
    answers.set(key, answer);
    return answer;
  }

  const answer = answers.get(key);
  answers.delete(key);
  return answer ?? forward(operation);
});
