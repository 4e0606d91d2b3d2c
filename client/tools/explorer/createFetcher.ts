import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { getOperationAST } from 'graphql';
import { createClient } from 'graphql-sse';
import { createCallerHeaders } from '../caller/caller.ts';

/**
 * Creates the fetcher of GraphiQL. Subscriptions are server-sent events, which a service worker can send, too. The headers of
 * the header editor replace those of the branch and the identity.
 */
export function createFetcher(url: string): Fetcher {
  return async (params, options = {}) => {
    const headers = { ...(await createCallerHeaders()), ...options.headers };
    const { documentAST } = options;
    const operation = documentAST && getOperationAST(documentAST, params.operationName);
    if (operation?.operation !== 'subscription') {
      return createGraphiQLFetcher({ url, headers })(params, options);
    }
    const { query, variables } = params;
    const operationName = params.operationName ?? undefined;
    const client = createClient({ url, headers, retryAttempts: 0 });
    return client.iterate({ query, variables, operationName });
  };
}
