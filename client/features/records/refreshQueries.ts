import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { getResponseErrors } from '../../data/failure.ts';

/**
 * Fetches the queries of the screen again. The screen shows no loading state, and keeps its data if the server is not reached.
 * After a change of this tab, only the queries with `followsOwnChanges` are fetched: no mutation returns their data.
 */
export async function refreshQueries(client: ApolloClient, isOwnChange = false): Promise<void> {
  const queries = new Map<string, ObservableQuery>();
  for (const query of client.getObservableQueries('active')) {
    if (isRefreshed(query) && (!isOwnChange || query.options.context?.followsOwnChanges)) {
      queries.set(`${query.queryName} ${JSON.stringify(query.variables)}`, query);
    }
  }
  await Promise.all([...queries.values()].map((query) => refreshQuery(client, query)));
}

/** Fetches the queries again whose results change with the schema alone. */
export async function refreshSchema(client: ApolloClient): Promise<void> {
  const queries = [...client.getObservableQueries('active')].filter(
    ({ options }) => options.context?.dependsOnSchema,
  );
  await Promise.all(queries.map((query) => query.refetch().catch(() => null)));
}

/** Queries without a cache would not receive the result. Those with `hasOwnEvents` follow the changes themselves. */
const isRefreshed = ({ options: { fetchPolicy, context } }: ObservableQuery) =>
  fetchPolicy !== 'cache-only' && fetchPolicy !== 'no-cache' && !context?.hasOwnEvents;

async function refreshQuery(client: ApolloClient, observableQuery: ObservableQuery) {
  const { query, variables } = observableQuery;
  const { error } = await client
    .query({
      query,
      variables,
      fetchPolicy: 'network-only',
      // A request that is already running could return the data before the change.
      context: { isBackground: true, queryDeduplication: false },
    })
    .catch((failure: unknown) => ({ error: failure }));
  // The screen shows the error itself, for example that the object was deleted.
  if (getResponseErrors(error).length > 0) await observableQuery.refetch().catch(() => null);
}
