import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { finishedMutations } from './finishedMutations.ts';
import { type LoadedQuery, useLoadedQuery } from './queryLoader.ts';
import { retryCount } from './retryQueries.ts';
import { useStore } from './store.ts';

/** The arguments of a hook. The options are optional only if the operation has no required variables. */
type Arguments<Variables, Options> =
  Record<string, never> extends Variables
    ? [options?: Options & { variables?: Variables }]
    : [options: Options & { variables: Variables }];

type SuspenseResult<Data, Variables extends OperationVariables> = useSuspenseQuery.Base.Result<
  Data,
  Variables
> & { data: Data };

type QueryOptions<Variables extends OperationVariables> = useQuery.Base.Options<
  unknown,
  Variables
> & { skip?: boolean };

/** The loaded queries whose screens have been rendered. */
const renderedQueries = new WeakSet<LoadedQuery>();

/**
 * Fetches a loaded query again if a mutation has finished before the screen was rendered. The mutation has not refetched the
 * query, because a query becomes active only when its screen is rendered.
 */
function useRefetchAfterMutation(loaded: LoadedQuery | undefined) {
  const client = useApolloClient();

  useEffect(() => {
    if (!loaded || renderedQueries.has(loaded)) return;
    renderedQueries.add(loaded);
    if (loaded.finishedMutations === finishedMutations.get()) return;
    void client.refetchQueries({ include: [loaded.query] });
  }, [client, loaded]);
}

/**
 * Creates the hook for the query of a screen. The hook suspends until the data has arrived, and throws if the first request
 * fails. If a later request fails, it returns the previous data and the `error`.
 */
export const createSuspenseQueryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    ...[options]: Arguments<
      Variables,
      Omit<useSuspenseQuery.Base.Options<Variables>, 'errorPolicy' | 'queryKey' | 'variables'>
    >
  ): SuspenseResult<Data, Variables> => {
    const queryKey = useStore(retryCount);
    const loaded = useLoadedQuery(document, options?.variables);
    const policy = loaded && { fetchPolicy: 'cache-first' };
    const result = useSuspenseQuery(document, {
      ...options,
      ...policy,
      queryKey,
    } as never) as SuspenseResult<Data, Variables>;
    useRefetchAfterMutation(loaded);

    if (!result.data) throw result.error;
    return result;
  };

/** Creates a query hook that does not suspend. */
export const createQueryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    ...[options]: Arguments<Variables, Omit<QueryOptions<Variables>, 'variables'>>
  ): useQuery.Result<Data, Variables, 'empty' | 'complete' | 'streaming'> => {
    const loaded = useLoadedQuery(document, options?.variables);
    const policy = loaded && { fetchPolicy: 'cache-first' };
    const result = useQuery(document, { ...options, ...policy } as never);
    useRefetchAfterMutation(loaded);

    return result as never;
  };

/** Creates a mutation hook. The mutate function never rejects: its result contains the error. */
export const createMutationHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (options?: useMutation.Options<Data, Variables>): useMutation.ResultTuple<Data, Variables> =>
    useMutation(document, options as never) as never;

/** Creates a hook that subscribes while its component is mounted, and calls `onData` with every event. */
export const createSubscriptionHook =
  <Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) =>
  ({ variables, onData }: { variables: Variables; onData: (data: Data) => void }) => {
    const client = useApolloClient();
    const handleData = useEffectEvent(onData);
    const key = JSON.stringify(variables);

    useEffect(() => {
      const events = client.subscribe<Data>({ query, variables: JSON.parse(key) });
      const subscription = events.subscribe({
        next: ({ data }) => data && handleData(data),
        // Without events, the screen still shows the data that it has loaded.
        error: () => null,
      });
      return () => subscription.unsubscribe();
    }, [client, key]);
  };
