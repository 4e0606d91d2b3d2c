import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  GatewayRequestsDocument,
  GatewayRequestsRecordedDocument,
} from '../../gql/gateway/graphql.ts';
import { addRequests, type RecordedRequest } from './traffic.ts';

interface Traffic {
  requests: RecordedRequest[];
  /** The number of requests that arrived while the list was paused. */
  heldBackCount: number;
}

const noTraffic: Traffic = { requests: [], heldBackCount: 0 };

/**
 * Returns the latest requests of a branch as they arrive. Requests are not written to the cache, because the cache would
 * keep all of them. Batches arrive at most four times a second, so that a busy gateway does not block the screen.
 */
export function useTraffic(branch: string) {
  const client = useApolloClient();
  const [{ requests, heldBackCount }, setTraffic] = useState(noTraffic);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isPaused, setPaused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const heldBackRequests = useRef<RecordedRequest[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the query and the subscription again
  useEffect(() => {
    setTraffic(noTraffic);
    setStatus('loading');
    const options = { variables: { branch }, fetchPolicy: 'no-cache' } as const;

    function addReceived(received: RecordedRequest[]) {
      if (!heldBackRequests.current) {
        setTraffic((previous) => ({
          ...previous,
          requests: addRequests(previous.requests, received),
        }));
        return;
      }
      heldBackRequests.current = addRequests(heldBackRequests.current, received);
      const { length } = heldBackRequests.current;
      setTraffic((previous) => ({ ...previous, heldBackCount: length }));
    }

    const subscription = client
      .subscribe({ query: GatewayRequestsRecordedDocument, ...options })
      .subscribe({
        next: ({ data }) => data && addReceived(data.requestsRecorded.requests),
        error: () => setStatus('failed'),
      });
    let isCurrent = true;
    client.query({ query: GatewayRequestsDocument, ...options }).then(
      ({ data }) => {
        if (!isCurrent) return;
        addReceived(data?.recordedRequests ?? []);
        setStatus('ready');
      },
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
      subscription.unsubscribe();
    };
  }, [client, branch, attempt]);

  return {
    requests,
    heldBackCount,
    status,
    isPaused,
    retry: () => setAttempt((previous) => previous + 1),
    clear() {
      if (heldBackRequests.current) heldBackRequests.current = [];
      setTraffic(noTraffic);
    },
    pause() {
      heldBackRequests.current = [];
      setPaused(true);
    },
    resume() {
      const received = heldBackRequests.current ?? [];
      heldBackRequests.current = null;
      setPaused(false);
      setTraffic(({ requests: kept }) => ({
        requests: addRequests(kept, received),
        heldBackCount: 0,
      }));
    },
  };
}
