import type { GatewayContext } from '../context.ts';

interface OperationRequest {
  method: string;
  url: string;
  /** The parsed body of a POST. */
  body?: unknown;
  /** The parameters of a GET. */
  query?: unknown;
}

interface Result {
  api: 'GRAPHQL' | 'STREAM';
  status: number;
  errorCode: string | null;
  duration: number;
  size: number;
}

/** Records a request to `/graphql` or to a stream in its branch. */
export function recordOperation(
  { method, url, body, query: parameters }: OperationRequest,
  { served, faultName, upstream }: GatewayContext,
  result: Result,
) {
  const { query, operationName, variables } = (body ?? parameters ?? {}) as {
    query?: unknown;
    operationName?: unknown;
    variables?: unknown;
  };
  served.traffic.record({
    ...result,
    method,
    url,
    route: null,
    operation: typeof operationName === 'string' ? operationName : null,
    query: typeof query === 'string' ? query : null,
    input: variables ?? null,
    fault: faultName ?? null,
    upstream: upstream ?? null,
  });
}
