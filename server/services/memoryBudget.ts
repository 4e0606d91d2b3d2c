/** Something that is kept in memory, such as a log of requests. */
interface Kept {
  getBytes: () => number;
  /** Removes the oldest half. */
  removeHalf: () => void;
}

/** Creates the limit of several kept things together. Above it, the one with the most bytes loses its oldest half. */
export function createMemoryBudget(maxBytes: number) {
  const all = new Set<Kept>();
  let total = 0;

  return {
    /** Adds a kept thing. Returns the function that changes the number of its bytes. */
    register(kept: Kept) {
      all.add(kept);
      return (difference: number) => {
        total += difference;
        while (total > maxBytes) {
          const [largest] = [...all].sort((a, b) => b.getBytes() - a.getBytes());
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
