/** The maximum number of results that a memoized function caches. The least recently used result is dropped first. */
const maxCachedResults = 100;

/** Creates memoized functions, whose results are cached until `clear` is called. */
export function createMemos() {
  const caches: Map<string, unknown>[] = [];

  return {
    create<T>(compute: (key: string) => T): (key: string) => T {
      const results = new Map<string, T>();
      caches.push(results);
      return (key) => {
        const result = results.has(key) ? (results.get(key) as T) : compute(key);
        results.delete(key);
        results.set(key, result);
        const [oldest] = results.keys();
        if (oldest !== undefined && results.size > maxCachedResults) results.delete(oldest);
        return result;
      };
    },

    clear() {
      for (const results of caches) results.clear();
    },
  };
}
