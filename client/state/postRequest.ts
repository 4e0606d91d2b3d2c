import type { Refusal } from './failure.ts';

interface Request {
  query: string;
  operationName?: string;
  variables?: unknown;
}

export interface Reply<Data> {
  data?: Data;
  errors?: Refusal[];
}

/**
 * Sends a request to the branch `main`, which stores the sessions, regardless of the branch of the tab. Rejects only if there is no response: GraphQL errors are part of
 * the result.
 */
export async function postRequest<Data>(
  request: Request,
  { headers, signal }: { headers?: HeadersInit; signal?: AbortSignal } = {},
): Promise<Reply<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  const reply = (await response.json()) as Reply<Data>;

  if (!reply.data && !reply.errors)
    throw new Error(`Status ${response.status} without a GraphQL response`);
  return reply;
}
