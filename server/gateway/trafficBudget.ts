/** The maximum number of bytes of the requests that the logs of all branches keep together. */
const maxBytes = 32_000_000;

interface BudgetedLog {
  getBytes: () => number;
  /** Removes the oldest half of the requests. */
  removeHalf: () => void;
}

/** Creates the limit of all logs of requests together. Above it, the log with the most bytes loses its oldest requests. */
export function createTrafficBudget() {
  const logs = new Set<BudgetedLog>();
  let total = 0;

  return {
    /** Adds a log. Returns the function that changes the number of its bytes. */
    register(log: BudgetedLog) {
      logs.add(log);
      return (difference: number) => {
        total += difference;
        while (total > maxBytes) {
          const [largest] = [...logs].sort((a, b) => b.getBytes() - a.getBytes());
          if (!largest || largest.getBytes() === 0) return;
          largest.removeHalf();
        }
      };
    },

    /** Removes the log of a deleted branch, after its requests were removed. */
    unregister: (log: BudgetedLog) => logs.delete(log),

    getTotal: () => total,
  };
}

export type TrafficBudget = ReturnType<typeof createTrafficBudget>;
