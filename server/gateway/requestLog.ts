import type { UpstreamAnswer } from '../gql/types.ts';
import type { OperationSecrets } from '../graphql/operationSecrets.ts';
import type { MemoryBudget } from '../services/memoryBudget.ts';
import { findMost } from '../values/findMost.ts';
import { measureJson } from './keptTexts.ts';

export type RequestApi = 'REST' | 'GRAPHQL' | 'STREAM';

/** A request that a branch has received. */
export interface ReceivedRequest {
  /** The network address of the client. */
  client?: string;
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

/** The number of requests that are kept for each branch. Up to twice as many are kept before the oldest are removed. */
const keptRequests = 1_000;
/** The number of bytes of requests that are kept for each branch. */
export const keptBytes = 8_000_000;

/** The bytes of a kept request besides its texts. */
const bytesOfRequest = 500;

/** The requests of one client in a log. */
interface Share {
  client: string | undefined;
  count: number;
  getBytes: () => number;
  removeHalf: () => void;
  changeBytes: (difference: number) => void;
}

/** Returns the number of bytes that a kept request takes in memory. A character takes up to two bytes. */
export function countBytes(request: ReceivedRequest): number {
  const { query, input, url, operation, route, method, fault, errorCode } = request;
  const texts = [query, url, operation, route, method, fault, errorCode];
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), measureJson(input) ?? 0);
  return bytesOfRequest + 2 * length;
}

/**
 * Creates the kept requests of a branch, oldest first. If there are too many, the client with the most loses its oldest half.
 * `budget` limits the requests of all branches together.
 */
export function createRequestLog(budget: MemoryBudget) {
  let kept: { request: RequestRecord; bytes: number }[] = [];
  let keptSize = 0;
  const shares = new Map<string | undefined, Share>();

  function createShare(client: string | undefined): Share {
    let bytes = 0;
    const share: Share = {
      client,
      count: 0,
      getBytes: () => bytes,
      removeHalf: () => removeOldest(share, Math.ceil(share.count / 2)),
      changeBytes(difference) {
        bytes += difference;
        keptSize += difference;
        changeTotal(difference);
      },
    };
    const changeTotal = budget.register(share);
    shares.set(client, share);
    return share;
  }

  /** Removes many requests at once, which takes less time than removing one at each request. */
  function removeOldest(share: Share, count: number) {
    let rest = count;
    let removed = 0;
    kept = kept.filter(({ request, bytes }) => {
      if (rest === 0 || request.client !== share.client) return true;
      rest -= 1;
      removed += bytes;
      return false;
    });
    share.count -= count;
    share.changeBytes(-removed);
    if (share.count > 0) return;
    shares.delete(share.client);
    budget.unregister(share);
  }

  return {
    add(request: RequestRecord) {
      const bytes = countBytes(request);
      const share = shares.get(request.client) ?? createShare(request.client);
      kept.push({ request, bytes });
      share.count += 1;
      share.changeBytes(bytes);
      while (kept.length >= 2 * keptRequests || keptSize >= 2 * keptBytes) {
        findMost(shares.values(), ({ count, getBytes }) =>
          Math.max(count / keptRequests, getBytes() / keptBytes),
        )?.removeHalf();
      }
    },

    clear() {
      for (const share of shares.values()) removeOldest(share, share.count);
    },

    /** Yields the requests, newest first. */
    *newestFirst(): Generator<RequestRecord> {
      for (let index = kept.length - 1; index >= 0; index -= 1) {
        const entry = kept[index];
        if (entry) yield entry.request;
      }
    },
  };
}
