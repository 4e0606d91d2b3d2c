import type { ApolloLink } from '@apollo/client';
import { branchHeaders } from '../state/branch.ts';
import { freshToken } from '../state/refresh.ts';

/** Milliseconds. The server sends a message at least every 12 seconds. */
const silenceTimeout = 30_000;

/**
 * Reads a subscription as server-sent events until the stream ends. Rejects if the stream cannot be
 * opened. Cancels a stream without messages for 30 seconds.
 *
 * The client of `graphql-sse` is not used: it does not detect a lost connection, and it
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
    const timer = setTimeout(() => void reader.cancel(), silenceTimeout);
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
    super(`The server refused the stream with status ${status}`);
    this.status = status;
  }
}

/** Returns the HTTP status of a stream that was refused, or 0 for any other error. */
export function getStreamStatus(error: unknown): number {
  return error instanceof StreamError ? error.status : 0;
}
