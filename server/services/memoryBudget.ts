import { findMost } from '../values/findMost.ts';

/** Something that is kept in memory, such as a log of requests. */
interface Kept {
  /** The client whose share it belongs to. Undefined if it is kept for all clients. */
  client?: string;
  getBytes: () => number;
  /** Removes the oldest half. */
  removeHalf: () => void;
}

/**
 * Creates the limit of several kept things together. Above it, the client with the most bytes loses the oldest half of its
 * largest kept thing. So one client can replace what is kept for others only if all of them have less than it.
 */
export function createMemoryBudget(maxBytes: number) {
  const all = new Set<Kept>();
  const bytesOfClients = new Map<string | undefined, number>();
  let total = 0;

  function add(client: string | undefined, difference: number) {
    total += difference;
    const bytes = (bytesOfClients.get(client) ?? 0) + difference;
    if (bytes > 0) bytesOfClients.set(client, bytes);
    else bytesOfClients.delete(client);
  }

  function findLargest(): Kept | undefined {
    const [client] = findMost(bytesOfClients, ([, bytes]) => bytes) ?? [];
    const ofClient = [...all].filter((kept) => kept.client === client);
    return findMost(ofClient, ({ getBytes }) => getBytes());
  }

  return {
    /** Adds a kept thing. Returns the function that changes the number of its bytes. */
    register(kept: Kept) {
      all.add(kept);
      return (difference: number) => {
        add(kept.client, difference);
        while (total > maxBytes) {
          const largest = findLargest();
          if (!largest || largest.getBytes() === 0) return;
          largest.removeHalf();
        }
      };
    },

    /** Removes a kept thing, after its bytes were removed. */
    unregister: (kept: Kept) => all.delete(kept),

    getTotal: () => total,
  };
}

export type MemoryBudget = ReturnType<typeof createMemoryBudget>;
