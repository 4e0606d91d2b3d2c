import type { FormattedExecutionResult } from 'graphql';
import type { OperationHandler, OperationHttpRequest } from '../apollo/createOperationHandler.ts';
import type { Answered, Exchange } from '../request/exchange.ts';
import type { StreamReply, StreamRequest } from './createStreamHandler.ts';
import { isSubscription } from './subscriptions.ts';

/** Answers any operation with its results: one of a query or a mutation, several of a subscription. */
export type StreamOperation = (
  request: OperationHttpRequest,
) => Promise<{ response: StreamReply; exchange: Exchange | undefined }>;

/** Creates the function behind all transports that stream results. Apollo Server answers queries and mutations. */
export const createOperationStreamer =
  (
    handleStream: (request: StreamRequest) => Promise<Answered<StreamReply>>,
    handleOperation: OperationHandler,
  ): StreamOperation =>
  async (request) => {
    if (isSubscription(request.parameters)) return handleStream(request);
    const headers = { ...request.headers, accept: 'application/json' };
    const { response, exchange } = await handleOperation({ ...request, headers });
    return { response: toStreamReply(response), exchange };
  };

function toStreamReply({
  status,
  headers,
  body,
}: Awaited<ReturnType<OperationHandler>>['response']): StreamReply {
  const result = JSON.parse(body) as FormattedExecutionResult;
  const { 'retry-after': retryAfter } = headers;
  const kept: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  if (status === 200 && 'data' in result)
    return { status, headers: kept, results: yieldOnce(result) };
  // Clients that accept only JSON get 200 for an operation that cannot be executed.
  return { status: status === 200 ? 400 : status, headers: kept, errors: result.errors ?? [] };
}

async function* yieldOnce(result: FormattedExecutionResult) {
  yield result;
}

/**
 * Returns the errors of an invalid operation as a result, if the client accepts server-sent events. The protocol of
 * `graphql-sse` requires it, because an `EventSource` does not show the body of a refused request.
 */
export function listRefusals(
  { status, errors }: StreamReply,
  accept: string | undefined,
): StreamReply['results'] {
  if (status !== 400 || !errors || !accept?.includes('text/event-stream')) return undefined;
  return yieldOnce({ errors });
}
