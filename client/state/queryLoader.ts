import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { parseId } from '../ui/parseId.ts';
import { markScreenStart } from './screenStart.ts';

declare module 'react-router' {
  // Types the `context` of loaders as a `RouterContextProvider`.
  interface Future {
    v8_middleware: true;
  }
}

/** Returns the Apollo client, which is loaded with the first screen that needs data. */
export const apolloContext = createContext<() => Promise<ApolloClient>>();

export interface ScreenQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

/**
 * Creates the loader of a route that fetches the queries of its screen into the cache. The loader
 * returns the queries that succeeded. The screen fetches a failed query again and shows its error.
 */
export const queryLoader =
  (queriesOf: (args: LoaderFunctionArgs) => ScreenQuery[]) =>
  async (args: LoaderFunctionArgs): Promise<ScreenQuery[]> => {
    markScreenStart();
    const queries = queriesOf(args);
    const client = await args.context.get(apolloContext)();
    const results = await Promise.allSettled(
      queries.map((query) => client.query({ ...query, fetchPolicy: 'network-only' })),
    );
    return queries.filter((_, index) => results[index]?.status === 'fulfilled');
  };

/** Returns whether the loader of the route has fetched a query with these variables. */
export function useIsLoaded(query: DocumentNode, variables: OperationVariables = {}): boolean {
  const loaded: unknown = useLoaderData();

  return (
    Array.isArray(loaded) &&
    (loaded as ScreenQuery[]).some(
      (one) =>
        one.query === query && JSON.stringify(one.variables ?? {}) === JSON.stringify(variables),
    )
  );
}

/** Returns the id in a route parameter. Throws the response 404 if it is not an id. */
export function requireId(text: string | undefined): number {
  return parseId(text) ?? notFound();
}

/** Throws the response for which the router shows the page "not found". */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}
