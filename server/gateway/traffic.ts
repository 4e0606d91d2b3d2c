import { createThrottledQueue } from '../commands/throttledQueue.ts';
import { createMemoryBudget, type MemoryBudget } from '../services/memoryBudget.ts';
import { keepAddress, keepJson, keepText } from './keptTexts.ts';
import { createMatcher } from './patterns.ts';
import {
  countBytes,
  createRequestLog,
  keptBytes,
  type ReceivedRequest,
  type RequestApi,
  type RequestRecord,
} from './requestLog.ts';

/** The maximum number of requests in a batch. */
const maxBatchSize = 200;

interface RequestFilter {
  api?: RequestApi | null;
  operation?: string | null;
  route?: string | null;
  status?: number | null;
  since?: string | null;
  limit: number;
}

interface RequestBatch {
  requests: RequestRecord[];
  total: number;
}

/**
 * Creates the record of the latest requests to a branch. `budget` limits the records of all branches together.
 */
export function createTraffic(
  now: () => Date,
  budget: MemoryBudget = createMemoryBudget(keptBytes),
) {
  const log = createRequestLog(budget);
  let lastId = 0;
  const watchers = new Set<(request: RequestRecord) => void>();

  return {
    record(request: ReceivedRequest) {
      lastId += 1;
      const withId: RequestRecord = {
        ...request,
        id: lastId,
        at: now(),
        url: keepAddress(request.url),
        query: request.query === null ? null : keepText(request.query),
        operation: request.operation === null ? null : keepText(request.operation),
        input: keepJson(request.input),
        // The document contains the secrets. Parsed documents would take twenty times the memory of their texts.
        secrets: request.api === 'REST' ? request.secrets : null,
      };
      log.add(withId);
      for (const watcher of watchers) watcher(withId);
    },

    /** Returns the latest requests that match, newest first. */
    list({ api, operation, route, status, since, limit }: RequestFilter): RequestRecord[] {
      const matchesRoute = route ? createMatcher(route) : undefined;
      const start = since ? Date.parse(since) : Number.NEGATIVE_INFINITY;
      const found: RequestRecord[] = [];
      for (const request of log.newestFirst()) {
        if (request.at.getTime() < start) break;
        if (api && request.api !== api) continue;
        if (operation && request.operation !== operation) continue;
        if (matchesRoute && !matchesRoute(`${request.method} ${request.route ?? ''}`)) continue;
        if (status && request.status !== status) continue;
        found.push(request);
        if (found.length === limit) break;
      }
      return found;
    },

    /** Removes all requests, also those of a deleted branch. */
    clear: log.clear,

    /** Yields a batch of the latest requests, and batches of new requests from now on. `read` converts each batch. */
    watch<Item>(read: (batch: RequestBatch) => Item): AsyncIterableIterator<Item> {
      let batch: RequestRecord[] = [];
      let batchBytes = 0;
      let total = 0;
      const unread = {
        getBytes: () => batchBytes,
        removeHalf: () => keepLatest(batch.length / 2),
      };
      const changeUnread = budget.register(unread);
      const latest = [...log.newestFirst()].slice(0, maxBatchSize);
      const queue = createThrottledQueue<Item>({
        first: read({ requests: latest, total: latest.length }),
        read() {
          const item = read({ requests: batch.slice(-maxBatchSize).reverse(), total });
          keepLatest(0);
          total = 0;
          return item;
        },
        onEnd() {
          watchers.delete(watcher);
          keepLatest(0);
          budget.unregister(unread);
        },
      });

      /** Removes all requests from the batch except for the latest ones. */
      function keepLatest(count: number) {
        batch = batch.slice(batch.length - Math.floor(count));
        const before = batchBytes;
        batchBytes = batch.reduce((sum, request) => sum + countBytes(request), 0);
        changeUnread(batchBytes - before);
      }

      function watcher(request: RequestRecord) {
        total += 1;
        batch.push(request);
        const size = countBytes(request);
        batchBytes += size;
        if (batch.length >= 2 * maxBatchSize) keepLatest(maxBatchSize);
        changeUnread(size);
        queue.notify();
      }

      watchers.add(watcher);
      return queue.items;
    },
  };
}

export type Traffic = ReturnType<typeof createTraffic>;
