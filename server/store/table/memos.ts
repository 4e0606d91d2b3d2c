/** Results that one function remembers. The one that was used longest ago is forgotten first. */
const rememberedResults = 100;

/** Creates functions that remember their results until all of them are cleared together. */
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
        if (oldest !== undefined && results.size > rememberedResults) results.delete(oldest);
        return result;
      };
    },

    clear() {
      for (const results of caches) results.clear();
    },
  };
}
