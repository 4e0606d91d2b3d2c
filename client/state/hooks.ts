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

type QueryOptions<Variables extends OperationVariables> = useQuery.Base.Options<
  unknown,
  Variables
> & { skip?: boolean };

/** Creates the hook of a screen's query. It suspends until there is data. A later failure keeps the data. */
export const suspenseQueryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    ...[options]: Arguments<
      Variables,
      Omit<useSuspenseQuery.Base.Options<Variables>, 'errorPolicy' | 'queryKey' | 'variables'>
    >
  ): { data: Data; refetch: () => Promise<unknown> } => {
    const attempt = useStore(attempts);
    const isLoaded = useIsLoaded(document, options?.variables);
    const { data, error, refetch } = useSuspenseQuery<Data, OperationVariables>(document as never, {
      ...options,
      ...(isLoaded && { fetchPolicy: 'cache-first' }),
      errorPolicy: 'all',
      queryKey: attempt,
    });

    if (!data) throw error;
    return { data: data as Data, refetch };
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

/** What changes something. A refusal is in its result; nothing rejects. */
export const mutationHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (options?: useMutation.Options<Data, Variables>): useMutation.ResultTuple<Data, Variables> =>
    useMutation(document, { errorPolicy: 'all', ...options } as never) as never;

/** What is watched: `onData` hears every event, for as long as the component is there. */
export const subscriptionHook =
  <Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) =>
  ({ variables, onData }: { variables: Variables; onData: (data: Data) => void }) => {
    const client = useApolloClient();
    const hear = useEffectEvent(onData);
    const key = JSON.stringify(variables);

    useEffect(() => {
      const events = client.subscribe<Data>({ query, variables: JSON.parse(key) });
      const subscription = events.subscribe({
        next: ({ data }) => data && hear(data),
        // Without events, a screen shows what it asked for.
        error: () => null,
      });
      return () => subscription.unsubscribe();
    }, [client, key]);
  };
