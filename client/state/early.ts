import { type ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import { type DocumentNode, OperationTypeNode } from 'graphql';
import { finalize, type Observable, shareReplay } from 'rxjs';

/** A query whose answer a screen will need, asked while the screen's code is on its way. */
export interface EarlyQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

const answers = new Map<string, Observable<ApolloLink.Result>>();

/** How long an answer waits for its screen: milliseconds. */
const patience = 1000;

/** Resolves when the cache holds the answer. Without one, the screen asks again and tells. */
export async function askEarly(client: ApolloClient, { query, variables }: EarlyQuery) {
  const context = { isEarly: true, queryDeduplication: false };
  await client.query({ query, variables, context, fetchPolicy: 'network-only' }).catch(() => null);
}

/**
 * Hands the answer of an early query to the screen, which asks the same a moment later. Whoever asks
 * later than that, or after a change, gets an answer of their own.
 */
export const earlyAnswers = new ApolloLink((operation, forward) => {
  const key = JSON.stringify([operation.operationName, operation.variables]);

  if (operation.getContext().isEarly) {
    const forget = () => answers.get(key) === answer && answers.delete(key);
    const answer: Observable<ApolloLink.Result> = forward(operation).pipe(
      finalize(() => setTimeout(forget, patience)),
      shareReplay(1),
    );
    answers.set(key, answer);
    return answer;
  }
  if (operation.operationType === OperationTypeNode.MUTATION) answers.clear();

  const answer = answers.get(key);
  answers.delete(key);
  return answer ?? forward(operation);
});
