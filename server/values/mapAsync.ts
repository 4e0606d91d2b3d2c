/**
 * Converts the items of an async iterable. Items whose conversion is undefined are omitted. `onEnd` is called when the items
 * end or fail, and when nobody reads them any more, so that it can be called twice. Unlike that of a generator, the `return` of this iterator takes effect at once,
 * also while it waits for the next item.
 */
export function mapAsync<Item, Result>(
  items: AsyncIterable<Item>,
  convert: (item: Item) => Result | undefined,
  onEnd: () => void = () => undefined,
): AsyncIterableIterator<Result, undefined> {
  const source = items[Symbol.asyncIterator]();
  const iterator: AsyncIterableIterator<Result, undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      for (;;) {
        const { value, done } = await source.next().catch((error) => {
          onEnd();
          throw error;
        });
        if (done) {
          onEnd();
          return { value: undefined, done: true };
        }
        const result = convert(value);
        if (result !== undefined) return { value: result, done: false };
      }
    },
    async return() {
      onEnd();
      await source.return?.();
      return { value: undefined, done: true };
    },
  };
  return iterator;
}
