import { type ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { getStreamStatus, readStream } from './readStream.ts';

/** Milliseconds before another attempt, the last one again and again. */
const waits = [300, 1000, 2000, 5000, 10_000];

/**
 * Returns the results of a subscription, from a stream that connects again by itself. Every event has a
 * `cursor`, which the next stream sends as `since`, so that no event is lost or comes twice.
 */
export function stream({
  query,
  operationName,
  variables,
}: ApolloLink.Operation): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    let since = variables.since;
    let attempts = 0;
    let line = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function connect() {
      disconnect();
      const { signal } = line;
      const request = { query: print(query), operationName, variables: { ...variables, since } };
      try {
        await readStream(request, signal, handleResult);
      } catch (error) {
        const status = getStreamStatus(error);
        // The server has refused the request and would refuse it again.
        if (status >= 400 && status < 500) return observer.error(error);
      }
      // Another connection was started, or the subscription has ended.
      if (signal.aborted) return;
      timer = setTimeout(connect, waits[Math.min(attempts, waits.length - 1)]);
      attempts += 1;
    }

    function disconnect() {
      clearTimeout(timer);
      line.abort();
      line = new AbortController();
    }

    function handleResult(result: ApolloLink.Result) {
      attempts = 0;
      since = findCursor(result.data) ?? since;
      observer.next(result);
      if (!result.errors) return;
      disconnect();
      observer.complete();
    }

    // A broken connection can look open for minutes.
    window.addEventListener('offline', disconnect);
    window.addEventListener('online', connect);
    void connect();

    return () => {
      window.removeEventListener('offline', disconnect);
      window.removeEventListener('online', connect);
      disconnect();
    };
  });
}

function findCursor(data: ApolloLink.Result['data']): string | undefined {
  const [event] = Object.values(data ?? {}) as ({ cursor?: string } | null)[];
  return event?.cursor;
}
