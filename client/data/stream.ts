import { type ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { readSharedStream } from './readSharedStream.ts';
import { getStreamStatus, readStream } from './readStream.ts';

/** The delays before the attempts to reconnect, in milliseconds. The last delay is repeated. */
const reconnectDelays = [300, 1000, 2000, 5000, 10_000];

/**
 * Returns the results of a subscription, from an event stream that reconnects automatically. Every event has a `cursor`.
 * A new stream sends the last cursor as the variable `since`, so that no event is lost or repeated. A hidden tab receives
 * no results. It catches up when it is shown.
 */
export function createStream({
  query,
  operationName,
  variables,
}: ApolloLink.Operation): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    let since = variables.since;
    let attempts = 0;
    let controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = canShare() ? readSharedStream : readStream;

    async function connect() {
      disconnect();
      if (document.hidden) return;
      const { signal } = controller;
      const request = { query: print(query), operationName, variables: { ...variables, since } };
      try {
        await read(request, signal, handleResult);
      } catch (error) {
        const status = getStreamStatus(error);
        // The server refused the request, and would refuse the same request again.
        if (status >= 400 && status < 500) return observer.error(error);
      }
      // Another stream has been opened, or the subscription has ended.
      if (signal.aborted) return;
      timer = setTimeout(connect, reconnectDelays[Math.min(attempts, reconnectDelays.length - 1)]);
      attempts += 1;
    }

    function disconnect() {
      clearTimeout(timer);
      controller.abort();
      controller = new AbortController();
    }

    function handleResult(result: ApolloLink.Result) {
      attempts = 0;
      since = findCursor(result.data) ?? since;
      observer.next(result);
      if (!result.errors) return;
      disconnect();
      observer.complete();
    }

    // Otherwise it can take minutes until the browser closes the lost connection.
    window.addEventListener('offline', disconnect);
    window.addEventListener('online', connect);
    document.addEventListener('visibilitychange', connect);
    void connect();

    return () => {
      window.removeEventListener('offline', disconnect);
      window.removeEventListener('online', connect);
      document.removeEventListener('visibilitychange', connect);
      disconnect();
    };
  });
}

/** Browsers have locks only on secure origins. A service worker has no limit of connections. */
const canShare = () =>
  'locks' in navigator && document.documentElement.dataset.gateway !== 'worker';

function findCursor(data: ApolloLink.Result['data']): string | undefined {
  const [event] = Object.values(data ?? {}) as ({ cursor?: string } | null)[];
  return event?.cursor;
}
