import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { parseId } from '../ui/parseId.ts';
import { finishedMutations } from './finishedMutations.ts';
import { markScreenStart } from './screenStart.ts';

declare module 'react-router' {
  // Types the `context` of loaders as a `RouterContextProvider`.
  interface Future {
    v8_middleware: true;
  }
}

/** The router context with the function that returns the Apollo client. */
export const apolloContext = createContext<() => Promise<ApolloClient>>();

/** A query of a screen, with its variables. */
export interface ScreenQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** A query that the loader of a route has fetched into the cache. */
export interface LoadedQuery extends ScreenQuery {
  /** The number of finished mutations when the loader started. */
  finishedMutations: number;
}

/**
 * Creates the loader of a route, which fetches the queries of the screen into the cache. The loader returns the queries that
 * succeeded. The screen repeats a failed query and shows the error.
 */
export const createQueryLoader =
  (createQueries: (args: LoaderFunctionArgs) => ScreenQuery[]) =>
  async (args: LoaderFunctionArgs): Promise<LoadedQuery[]> => {
    markScreenStart();
    const mutationCount = finishedMutations.get();
    const queries = createQueries(args);
    const client = await args.context.get(apolloContext)();
    const results = await Promise.allSettled(
      queries.map((query) => client.query({ ...query, fetchPolicy: 'network-only' })),
    );
    return queries
      .filter((_, index) => results[index]?.status === 'fulfilled')
      .map((query) => ({ ...query, finishedMutations: mutationCount }));
  };

/** Returns the query with these variables if the loader of the route has fetched it. */
export function useLoadedQuery(
  query: DocumentNode,
  variables: OperationVariables = {},
): LoadedQuery | undefined {
  const loaded: unknown = useLoaderData();
  if (!Array.isArray(loaded)) return undefined;

  return (loaded as LoadedQuery[]).find(
    (loadedQuery) =>
      loadedQuery.query === query &&
      JSON.stringify(loadedQuery.variables ?? {}) === JSON.stringify(variables),
  );
}

/** Returns the id in a route parameter. Throws a 404 response if the text is not an id. */
export function requireId(text: string | undefined): number {
  return parseId(text) ?? notFound();
}

/** Throws a 404 response, for which the router shows the page "Page not found". */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}
