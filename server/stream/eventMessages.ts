/** The headers of a stream of server-sent events. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  // Without this header, some proxies would buffer the events.
  'x-accel-buffering': 'no',
};

/** Protocol messages of server-sent events. */
export const streamMessages = {
  /** A comment, which shows the client that the connection is alive. */
  ping: ':\n\n',
  complete: 'event: complete\ndata:\n\n',
  /** Tells the client to reconnect after 1,000 milliseconds. */
  retry: 'retry: 1000\n\n',
  next: (result: string) => `event: next\ndata: ${result}\n\n`,
};

/** Milliseconds between two pings. */
export const pingInterval = 12_000;
