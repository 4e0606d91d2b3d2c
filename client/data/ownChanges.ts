import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, tap } from 'rxjs';

/** The longest time to wait for running mutations, in milliseconds. */
const maxWait = 1_000;

/** The positions of the commands that this tab has sent. */
const ownPositions = new Set<number>();
const runningMutations = new Set<Promise<void>>();

export const addOwnPosition = (position: number) => void ownPositions.add(position);

/** Forgets the positions. Another history of the branch has other commands at them. */
export const clearOwnPositions = () => ownPositions.clear();

/** Records the positions of the commands of each mutation, which the server returns in a header. */
export const recordOwnChanges = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);

  let end = () => {};
  const running = new Promise<void>((resolve) => {
    end = resolve;
  });
  runningMutations.add(running);
  return forward(operation).pipe(
    tap(() => {
      const { response } = operation.getContext() as { response?: Response };
      const positions = response?.headers?.get('x-position') ?? '';
      for (const position of positions.match(/\d+/g) ?? []) addOwnPosition(Number(position));
    }),
    finalize(() => {
      runningMutations.delete(running);
      end();
    }),
  );
});

/**
 * Returns whether a mutation of this tab made the change at a position. The event of a change can arrive before the response
 * to its mutation.
 */
export async function isOwnChange(position: number): Promise<boolean> {
  if (runningMutations.size > 0) {
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWait));
    await Promise.race([Promise.all(runningMutations), timeout]);
  }
  return ownPositions.has(position);
}
