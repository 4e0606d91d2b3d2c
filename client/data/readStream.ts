import type { ApolloLink } from '@apollo/client';
import { streamPath } from '../config.ts';
import { getFreshToken } from '../session/refresh.ts';
import { createBranchHeaders } from './branch.ts';

/** The longest time without a message, in milliseconds. The server sends a message at least every 12 seconds. */
const silenceTimeout = 30_000;

/**
 * Reads the results of a subscription from a stream of server-sent events until the stream ends. Rejects if the stream
 * cannot be opened.
 *
 * The client of `graphql-sse` is not suitable: it does not detect a lost connection. It also reconnects with the variables
 * of the first request, so that it cannot resume after the last event.
 */
export async function readStream(
  request: object,
  signal: AbortSignal,
  onResult: (result: ApolloLink.Result) => void,
): Promise<void> {
  const response = await fetch(streamPath, await createStreamRequest(request, signal));
  await readEvents<ApolloLink.Result>(response, signal, ({ data }) => onResult(data));
}

/** Returns the request that starts a subscription. */
export async function createStreamRequest(
  request: object,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<RequestInit> {
  const token = await getFreshToken();
  return {
    method: 'POST',
    headers: {
      ...createBranchHeaders(),
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(request),
    signal,
    // The stream must not delay the requests of the screen.
    priority: 'low',
  };
}

/** An event of a stream. */
export interface StreamEvent<Data> {
  event: string;
  data: Data;
}

/** Reads the events of a response until it ends. Cancels it after 30 seconds without a message. */
export async function readEvents<Data>(
  response: Response,
  signal: AbortSignal,
  onEvent: (event: StreamEvent<Data>) => void,
): Promise<void> {
  if (!response.ok || !response.body) throw new StreamError(response.status);

  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let incompleteBlock = '';
  for (;;) {
    const timer = setTimeout(() => void reader.cancel(), silenceTimeout);
    const { value, done } = await reader.read().finally(() => clearTimeout(timer));
    if (done || signal.aborted) return;

    const blocks = (incompleteBlock + decoder.decode(value, { stream: true })).split('\n\n');
    incompleteBlock = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = '', data] = /^event: (.*)\ndata: (.+)$/m.exec(block) ?? [];
      if (data && !signal.aborted) onEvent({ event, data: JSON.parse(data) });
    }
  }
}

export class StreamError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server refused the event stream with the status ${status}.`);
    this.status = status;
  }
}

/** Returns the HTTP status if the server refused the stream, and 0 for any other error. */
export function getStreamStatus(error: unknown): number {
  return error instanceof StreamError ? error.status : 0;
}
