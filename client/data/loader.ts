import type {
  ApolloClient,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';

import {
  createQueryPreloader,
  type PreloadedQueryRef,
  type PreloadQueryOptions,
  type QueryRef,
  useApolloClient,
  useReadQuery,
} from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { classifyError } from './failure.ts';
import { loaderContext } from './loaderContext.ts';
import { markScreenStart } from './screenStart.ts';

/** A query that a loader has started. `useLoadedQuery` reads its data. */
export type LoadedQuery<
  Data = unknown,
  Variables extends OperationVariables = OperationVariables,
> = QueryRef<Data, Variables, 'complete' | 'streaming' | 'empty'>;

/** Starts a query. The parameters are those of Apollo Client. */
type PreloadQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...options: Record<string, never> extends Variables
    ? [options?: PreloadQueryOptions<Variables>]
    : [options: PreloadQueryOptions<Variables>]
) => LoadedQuery<Data, Variables>;

export interface LoaderArgs extends LoaderFunctionArgs {
  preloadQuery: PreloadQuery;
}

type LoadedQueries = Record<string, LoadedQuery | undefined>;

/** The document and the variables, as JSON, of each loaded query. */
const requests = new WeakMap<LoadedQuery, { query: DocumentNode; variables: string }>();

/**
 * Creates the loader of a route: a function that starts the queries of the screen with `preloadQuery`. The navigation waits
 * for them. A change of the query string calls the loader again, which only starts the queries whose variables differ.
 */
export function createLoader<Queries extends LoadedQueries>(
  startQueries: (args: LoaderArgs) => Queries,
) {
  return async (args: LoaderFunctionArgs): Promise<Queries> => {
    const { loadClient, getOpenScreen } = args.context.get(loaderContext);
    const preloader = createQueryPreloader(await loadClient());
    const { location, loaderData } = getOpenScreen();
    // The same URL is loaded again after a failure.
    const { pathname, search } = args.url;
    const isSameScreen = location.pathname === pathname && location.search !== search;
    if (!isSameScreen) markScreenStart();
    const openQueries = isSameScreen ? Object.values(loaderData).flatMap(listQueries) : [];

    const preloadQuery: PreloadQuery = (query, ...[options]) => {
      const variables = JSON.stringify(options?.variables ?? {});
      const openQuery = openQueries.find((open) => {
        const request = requests.get(open);
        return request?.query === query && request.variables === variables;
      });
      if (openQuery) return openQuery as never;

      // A cached page can be outdated: a mutation only fetches the queries of the open screen again.
      const fetchPolicy = isSameScreen ? 'cache-and-network' : 'network-only';
      const started = preloader(query, { fetchPolicy, ...options } as never) as never;
      requests.set(started, { query, variables });
      return started;
    };

    const queries = startQueries({ ...args, preloadQuery });
    await Promise.all(
      listQueries(queries).map((query) => preloader.toPromise(query as PreloadedQueryRef)),
    );
    return queries;
  };
}

const listQueries = (loaderData: unknown): LoadedQuery[] =>
  Object.values((loaderData ?? {}) as LoadedQueries).filter((query) => query !== undefined);

/**
 * Returns the data of a query that the loader has started. Throws if the first request has failed, or if the object has been
 * deleted meanwhile. If a later request fails for another reason, returns the previous data and the `error`. Without a connection,
 * a screen that was open before shows its cached data.
 */
export function useLoadedQuery<Data, Variables extends OperationVariables>(
  query: LoadedQuery<Data, Variables>,
) {
  const client = useApolloClient();
  const { data, error } = useReadQuery(query);
  const failure = error && classifyError(error).kind;
  const shown = data ?? (failure === 'unreachable' ? readCache(client, query) : undefined);

  if (!shown || failure === 'missing') throw error;
  return { data: shown as Data, error };
}

function readCache(client: ApolloClient, loadedQuery: LoadedQuery) {
  const request = requests.get(loadedQuery);
  return request && client.readQuery({ ...request, variables: JSON.parse(request.variables) });
}

/**
 * Options of `useQuery` for a list that shows a new page before its data has arrived. The loader of its screen has loaded the first
 * page. Another page can be outdated in the cache, because a mutation only fetches the queries of the open screen again.
 */
export const firstFromLoader = {
  fetchPolicy: 'cache-first',
  nextFetchPolicy: (policy: WatchQueryFetchPolicy, { reason }: { reason: string }) =>
    reason === 'variables-changed' ? 'cache-and-network' : policy,
} as const;
