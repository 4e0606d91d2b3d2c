import type { ApolloLink } from '@apollo/client';
import { branchHeaders } from '../state/branch.ts';
import { freshToken } from '../state/refresh.ts';

/** The server sends a message at least every 12 seconds. */
const silence = 30_000;

/**
 * Reads a subscription as server-sent events until the stream ends. Rejects when it cannot be
 * opened or falls silent.
 *
 * The client of `graphql-sse` is not used: it does not notice a connection that has fallen silent, and it
 * reconnects with the variables of the first request, so that it cannot continue after the last event.
 */
export async function readStream(
  request: object,
  signal: AbortSignal,
  onResult: (result: ApolloLink.Result) => void,
): Promise<void> {
  const token = await freshToken();
  const response = await fetch('/graphql/stream', {
    method: 'POST',
    headers: {
      ...branchHeaders(),
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(request),
    signal,
    // A stream must not delay the requests of the screen.
    priority: 'low',
  });
  if (!response.ok || !response.body) throw new StreamError(response.status);

  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const timer = setTimeout(() => void reader.cancel(), silence);
    const { value, done } = await reader.read().finally(() => clearTimeout(timer));
    if (done || signal.aborted) return;

    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: next\ndata: (.*)$/m.exec(block)?.[1];
      if (data && !signal.aborted) onResult(JSON.parse(data));
    }
  }
}

class StreamError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The stream was answered ${status}`);
    this.status = status;
  }
}

/** The status of a stream that was not opened; 0 for any other failure. */
export function refusalStatus(error: unknown): number {
  return error instanceof StreamError ? error.status : 0;
}
