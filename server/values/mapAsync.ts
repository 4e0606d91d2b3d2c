/**
 * Converts the items of an async iterable. Items whose conversion is undefined are omitted. `onEnd` is called when the items
 * end or fail, and when nobody reads them any more, so that it can be called twice. Unlike that of a generator, the `return`
 * of this iterator takes effect at once, also while it waits for the next item.
 */
export function mapAsync<Item, Result>(
  items: AsyncIterable<Item>,
  convert: (item: Item) => Result | Promise<Result> | undefined,
  onEnd: () => void = () => undefined,
): AsyncIterableIterator<Result, undefined> {
  const source = items[Symbol.asyncIterator]();
  const iterator: AsyncIterableIterator<Result, undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      try {
        for (;;) {
          const { value, done } = await source.next();
          if (done) break;
          const result = convert(value);
          if (result instanceof Promise) return { value: await result, done: false };
          if (result !== undefined) return { value: result, done: false };
        }
      } catch (error) {
        onEnd();
        throw error;
      }
      onEnd();
      return { value: undefined, done: true };
    },
    async return() {
      onEnd();
      await source.return?.();
      return { value: undefined, done: true };
    },
  };
  return iterator;
}
