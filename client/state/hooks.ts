import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { attempts } from './attempts.ts';
import { useIsLoaded } from './queryLoader.ts';
import { useStore } from './store.ts';

/** Options may be left out only where the operation needs no variable. */
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

/**
 * Creates the hook of a screen's query. It suspends until there is data, and throws an error if there is none. If a
 * later request fails, it returns the previous data and the `error`.
 */
export const suspenseQueryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    ...[options]: Arguments<
      Variables,
      Omit<useSuspenseQuery.Base.Options<Variables>, 'errorPolicy' | 'queryKey' | 'variables'>
    >
  ): SuspenseResult<Data, Variables> => {
    const attempt = useStore(attempts);
    const isLoaded = useIsLoaded(document, options?.variables);
    const policy = isLoaded && { fetchPolicy: 'cache-first' };
    const result = useSuspenseQuery(document, {
      ...options,
      ...policy,
      queryKey: attempt,
    } as never) as SuspenseResult<Data, Variables>;

    if (!result.data) throw result.error;
    return result;
  };

/** Creates the hook of a query that does not suspend. */
export const queryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    ...[options]: Arguments<Variables, Omit<QueryOptions<Variables>, 'variables'>>
  ): useQuery.Result<Data, Variables, 'empty' | 'complete' | 'streaming'> => {
    const isLoaded = useIsLoaded(document, options?.variables);
    const policy = isLoaded && { fetchPolicy: 'cache-first' };

    return useQuery(document, { ...options, ...policy } as never) as never;
  };

/** Creates the hook of a mutation. Its function never rejects: the result contains the error. */
export const mutationHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (options?: useMutation.Options<Data, Variables>): useMutation.ResultTuple<Data, Variables> =>
    useMutation(document, options as never) as never;

/** Creates a hook that subscribes while its component is mounted. `onData` receives every event. */
export const subscriptionHook =
  <Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) =>
  ({ variables, onData }: { variables: Variables; onData: (data: Data) => void }) => {
    const client = useApolloClient();
    const handleData = useEffectEvent(onData);
    const key = JSON.stringify(variables);

    useEffect(() => {
      const events = client.subscribe<Data>({ query, variables: JSON.parse(key) });
      const subscription = events.subscribe({
        next: ({ data }) => data && handleData(data),
        // Without events, a screen shows the data that it has loaded.
        error: () => null,
      });
      return () => subscription.unsubscribe();
    }, [client, key]);
  };
