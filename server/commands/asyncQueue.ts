export interface AsyncQueue<T> {
  items: AsyncIterableIterator<T, undefined>;
  push: (item: T) => void;
  end: () => void;
}

/**
 * Creates a queue that one consumer reads with `for await`. Unlike a generator, it can be ended
 * while the consumer waits. `onEnd` is called once, whichever side ends the queue.
 */
export function createAsyncQueue<T>(first: readonly T[], onEnd: () => void): AsyncQueue<T> {
  const items = [...first];
  const done = { done: true, value: undefined } as const;
  let isEnded = false;
  let resolveNext: ((result: IteratorResult<T, undefined>) => void) | undefined;

  function end() {
    if (isEnded) return;
    isEnded = true;
    items.length = 0;
    resolveNext?.(done);
    onEnd();
  }

  const iterator: AsyncIterableIterator<T, undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      const [item] = items.splice(0, 1);
      if (item !== undefined) return Promise.resolve({ done: false, value: item });
      if (isEnded) return Promise.resolve(done);
      return new Promise((resolve) => {
        resolveNext = resolve;
      });
    },
    return() {
      end();
      return Promise.resolve(done);
    },
  };

  return {
    items: iterator,
    end,
    push(item) {
      if (isEnded) return;
      if (!resolveNext) {
        items.push(item);
        return;
      }
      const resolve = resolveNext;
      resolveNext = undefined;
      resolve({ done: false, value: item });
    },
  };
}
