export interface AsyncQueue<T> {
  items: AsyncIterableIterator<T, undefined>;
  push: (item: T) => void;
  end: () => void;
}

interface AsyncQueueOptions<T> {
  /** The items that the queue starts with. */
  first?: readonly T[];
  /** The maximum number of items that wait for the consumer. */
  limit: number;
  /** Called once, when the producer or the consumer ends the queue. */
  onEnd?: () => void;
}

/**
 * Creates a queue that one consumer reads with `for await`. Unlike a generator, it can be ended while the
 * consumer waits. If the consumer is too slow, the queue drops its items and ends with an error.
 */
export function createAsyncQueue<T>({
  first = [],
  limit,
  onEnd,
}: AsyncQueueOptions<T>): AsyncQueue<T> {
  const items = [...first];
  const done = { done: true, value: undefined } as const;
  let isEnded = false;
  let hasOverflowed = false;
  let resolveNext: ((result: IteratorResult<T, undefined>) => void) | undefined;

  function end() {
    if (isEnded) return;
    isEnded = true;
    items.length = 0;
    resolveNext?.(done);
    onEnd?.();
  }

  const iterator: AsyncIterableIterator<T, undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      const [item] = items.splice(0, 1);
      if (item !== undefined) return Promise.resolve({ done: false, value: item });
      if (hasOverflowed) {
        hasOverflowed = false;
        return Promise.reject(new Error(`More than ${limit} items waited for their consumer.`));
      }
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
        if (items.length < limit) {
          items.push(item);
        } else {
          hasOverflowed = true;
          end();
        }
        return;
      }
      const resolve = resolveNext;
      resolveNext = undefined;
      resolve({ done: false, value: item });
    },
  };
}
