import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  GatewayRequestsDocument,
  GatewayRequestsRecordedDocument,
} from '../../gql/gateway/graphql.ts';
import { addRequests, type Recorded } from './traffic.ts';

interface Traffic {
  requests: Recorded[];
  /** Requests that arrived while the list was paused. */
  heldBackCount: number;
}

const none: Traffic = { requests: [], heldBackCount: 0 };

/**
 * Returns the latest requests of a branch as they arrive. They are not written to the cache, which would keep
 * each of them. Batches arrive at most four times a second, so that a busy gateway does not block the screen.
 */
export function useTraffic(branch: string) {
  const client = useApolloClient();
  const [{ requests, heldBackCount }, setTraffic] = useState(none);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isPaused, setPaused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const paused = useRef<Recorded[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    setTraffic(none);
    setStatus('loading');
    const options = { variables: { branch }, fetchPolicy: 'no-cache' } as const;

    function add(added: Recorded[]) {
      if (!paused.current) {
        setTraffic((last) => ({ ...last, requests: addRequests(last.requests, added) }));
        return;
      }
      paused.current = addRequests(paused.current, added);
      const { length } = paused.current;
      setTraffic((last) => ({ ...last, heldBackCount: length }));
    }

    const subscription = client
      .subscribe({ query: GatewayRequestsRecordedDocument, ...options })
      .subscribe({
        next: ({ data }) => data && add(data.requestsRecorded.requests),
        error: () => setStatus('failed'),
      });
    let isCurrent = true;
    client.query({ query: GatewayRequestsDocument, ...options }).then(
      ({ data }) => {
        if (!isCurrent) return;
        add(data?.recordedRequests ?? []);
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
    retry: () => setAttempt((last) => last + 1),
    clear() {
      if (paused.current) paused.current = [];
      setTraffic(none);
    },
    pause() {
      paused.current = [];
      setPaused(true);
    },
    resume() {
      const added = paused.current ?? [];
      paused.current = null;
      setPaused(false);
      setTraffic(({ requests: kept }) => ({
        requests: addRequests(kept, added),
        heldBackCount: 0,
      }));
    },
  };
}
