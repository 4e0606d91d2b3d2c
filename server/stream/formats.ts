import type { FormattedExecutionResult } from 'graphql';

/** How the results of an operation are written to a stream over HTTP. */
export interface StreamFormat<Item = FormattedExecutionResult> {
  contentType: string;
  /** Written first, and again every 12 seconds. It shows the client that the connection is alive. */
  ping: string;
  next: (item: Item) => string;
  complete: string;
  /** Written instead of `complete` if the client should connect again. */
  reconnect: string;
}

/** An event of the protocol with a single connection. Its operation is named in the data. */
export interface SharedEvent {
  event: 'next' | 'complete';
  data: { id: string; payload?: FormattedExecutionResult };
}

const events = {
  contentType: 'text/event-stream; charset=utf-8',
  // A comment.
  ping: ':\n\n',
  complete: 'event: complete\ndata:\n\n',
  // Milliseconds.
  reconnect: 'retry: 1000\n\n',
};

/** The JSON of results. Subscriptions with the same result share its JSON. */
const texts = new WeakMap<FormattedExecutionResult, string>();

function stringifyOnce(result: FormattedExecutionResult): string {
  const text = texts.get(result) ?? JSON.stringify(result);
  texts.set(result, text);
  return text;
}

/** Server-sent events by the protocol of `graphql-sse`, one stream for each operation. */
export const eventFormat: StreamFormat = {
  ...events,
  next: (result) => `event: next\ndata: ${stringifyOnce(result)}\n\n`,
};

/** Server-sent events by the protocol of `graphql-sse`, one stream for all operations of a client. */
export const sharedEventFormat: StreamFormat<SharedEvent> = {
  ...events,
  next: ({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
};

/** Ends with the boundary of the next part, because clients read a part only when they have found its end. */
const createPart = (json: string) =>
  `\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${json}\r\n--graphql`;

/** Subscriptions over multipart HTTP, as Apollo Client, Apollo Kotlin and Apollo iOS send them with their HTTP link. */
export const multipartFormat: StreamFormat = {
  contentType: 'multipart/mixed;boundary="graphql";subscriptionSpec="1.0"',
  ping: `--graphql${createPart('{}')}`,
  next: (payload) => createPart(`{"payload":${stringifyOnce(payload)}}`),
  complete: '--\r\n',
  reconnect: '',
};

/** The headers of a stream, besides its content type. */
export const streamHeaders = {
  'cache-control': 'no-cache',
  // Without this header, some proxies would buffer the stream.
  'x-accel-buffering': 'no',
};

/** Milliseconds between two pings. */
export const pingInterval = 12_000;
