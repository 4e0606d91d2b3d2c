import { createThrottledQueue } from '../commands/throttledQueue.ts';
import type { UpstreamAnswer } from '../gql/types.ts';
import type { OperationSecrets } from '../graphql/operationSecrets.ts';
import { createMatcher } from './patterns.ts';

/** The number of requests that are kept for each branch. */
const keptRequests = 1_000;
/** The number of characters of addresses, documents and bodies that are kept for each branch. */
const keptCharacters = 4_000_000;
/** The maximum number of requests in a batch. */
const maxBatchSize = 200;

export type RequestApi = 'REST' | 'GRAPHQL' | 'STREAM';

/** A request that a branch has received. */
export interface ReceivedRequest {
  api: RequestApi;
  method: string;
  url: string;
  route: string | null;
  operation: string | null;
  query: string | null;
  /** The GraphQL variables, or the text of a REST body. */
  input: unknown;
  /** The secrets of the operation. Null if the operation is only known by its document. */
  secrets: OperationSecrets | null;
  status: number;
  errorCode: string | null;
  duration: number;
  size: number;
  fault: string | null;
  upstream: UpstreamAnswer | null;
}

export interface RequestRecord extends ReceivedRequest {
  id: number;
  at: Date;
}

interface RequestFilter {
  api?: RequestApi | null;
  operation?: string | null;
  route?: string | null;
  status?: number | null;
  since?: string | null;
  limit: number;
}

export interface RequestBatch {
  requests: RequestRecord[];
  total: number;
}

/** Creates the record of the latest requests to a branch. */
export function createTraffic(now: () => Date) {
  /** Oldest first. */
  let recorded: RequestRecord[] = [];
  let characters = 0;
  let lastId = 0;
  const watchers = new Set<(request: RequestRecord) => void>();

  const countCharacters = ({ query, input, url }: ReceivedRequest) =>
    url.length + (query?.length ?? 0) + (typeof input === 'string' ? input.length : 0);

  /** Removes many requests at once, which takes less time than removing one at each request. */
  function removeOldest() {
    if (recorded.length < 2 * keptRequests && characters < 2 * keptCharacters) return;
    let count = 0;
    while (recorded.length - count > keptRequests || characters > keptCharacters) {
      const oldest = recorded[count];
      if (oldest) characters -= countCharacters(oldest);
      count += 1;
    }
    recorded.splice(0, count);
  }

  return {
    record(request: ReceivedRequest) {
      lastId += 1;
      const withId = Object.assign(request, { id: lastId, at: now() });
      recorded.push(withId);
      characters += countCharacters(request);
      removeOldest();
      for (const watcher of watchers) watcher(withId);
    },

    /** Returns the latest requests that match, newest first. */
    list({ api, operation, route, status, since, limit }: RequestFilter): RequestRecord[] {
      const matchesRoute = route ? createMatcher(route) : undefined;
      const start = since ? Date.parse(since) : Number.NEGATIVE_INFINITY;
      const found: RequestRecord[] = [];
      const oldest = Math.max(0, recorded.length - keptRequests);
      for (let index = recorded.length - 1; index >= oldest && found.length < limit; index -= 1) {
        const request = recorded[index] as RequestRecord;
        if (request.at.getTime() < start) break;
        if (api && request.api !== api) continue;
        if (operation && request.operation !== operation) continue;
        if (matchesRoute && !matchesRoute(`${request.method} ${request.route ?? ''}`)) continue;
        if (status && request.status !== status) continue;
        found.push(request);
      }
      return found;
    },

    clear() {
      recorded = [];
      characters = 0;
    },

    /** Yields a batch of the latest requests, and batches of new requests from now on. `read` converts each batch. */
    watch<Item>(read: (batch: RequestBatch) => Item): AsyncIterableIterator<Item> {
      let batch: RequestRecord[] = [];
      let total = 0;
      const latest = recorded.slice(-maxBatchSize).reverse();
      const queue = createThrottledQueue<Item>({
        first: read({ requests: latest, total: latest.length }),
        read() {
          const item = read({ requests: batch.slice(-maxBatchSize).reverse(), total });
          batch = [];
          total = 0;
          return item;
        },
        onEnd: () => watchers.delete(watcher),
      });

      function watcher(request: RequestRecord) {
        total += 1;
        batch.push(request);
        if (batch.length >= 2 * maxBatchSize) batch = batch.slice(-maxBatchSize);
        queue.notify();
      }

      watchers.add(watcher);
      return queue.items;
    },
  };
}

export type Traffic = ReturnType<typeof createTraffic>;
