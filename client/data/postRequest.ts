import { ConnectionError, type ResponseError } from './failure.ts';

interface GraphQLRequest {
  query: string;
  operationName?: string;
  variables?: unknown;
}

interface GraphQLResponse<Data> {
  data?: Data;
  errors?: ResponseError[];
}

/**
 * Sends a GraphQL request without the branch of the tab: sessions belong to the branch `main`. Rejects if there is no
 * GraphQL response. GraphQL errors are part of the result.
 */
export async function postRequest<Data>(
  request: GraphQLRequest,
  { headers, signal }: { headers?: HeadersInit; signal?: AbortSignal } = {},
): Promise<GraphQLResponse<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ConnectionError(error);
  });
  const result = (await response.json()) as GraphQLResponse<Data>;

  if (!result.data && !result.errors) {
    throw new Error(`The response with status ${response.status} is not a GraphQL response.`);
  }
  return result;
}
