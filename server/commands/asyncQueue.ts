import type { MemoryBudget } from '../services/memoryBudget.ts';

export interface AsyncQueue<T> {
  items: AsyncIterableIterator<T, undefined>;
  /** Adds an item. `bytes` is the memory that it takes while it waits. */
  push: (item: T, bytes?: number) => void;
  end: () => void;
}

interface AsyncQueueOptions<T> {
  /** The items that the queue starts with. */
  first?: readonly T[];
  /** The maximum number of items that wait for the consumer. */
  limit: number;
  /** The maximum number of bytes of the items that wait for the consumer. */
  maxBytes?: number;
  /** The limit of the waiting items of several queues together. Above it, the queue with the most bytes ends. */
  budget?: MemoryBudget;
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
  maxBytes = Number.POSITIVE_INFINITY,
  budget,
  onEnd,
}: AsyncQueueOptions<T>): AsyncQueue<T> {
  const items = first.map((item) => ({ item, bytes: 0 }));
  let waitingBytes = 0;
  const kept = { getBytes: () => waitingBytes, removeHalf: overflow };
  const changeTotal = budget?.register(kept);
  const done = { done: true, value: undefined } as const;
  let isEnded = false;
  let hasOverflowed = false;
  let resolveNext: ((result: IteratorResult<T, undefined>) => void) | undefined;

  function changeBytes(difference: number) {
    waitingBytes += difference;
    if (difference !== 0) changeTotal?.(difference);
  }

  /** Ends the queue with an error. */
  function overflow() {
    hasOverflowed = true;
    end();
  }

  function end() {
    if (isEnded) return;
    isEnded = true;
    items.length = 0;
    changeBytes(-waitingBytes);
    budget?.unregister(kept);
    resolveNext?.(done);
    onEnd?.();
  }

  const iterator: AsyncIterableIterator<T, undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      const [next] = items.splice(0, 1);
      if (next) {
        changeBytes(-next.bytes);
        return Promise.resolve({ done: false, value: next.item });
      }
      if (hasOverflowed) {
        hasOverflowed = false;
        return Promise.reject(new Error('Too many items waited for their consumer.'));
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
    push(item, bytes = 0) {
      if (isEnded) return;
      if (!resolveNext) {
        if (items.length >= limit || waitingBytes + bytes > maxBytes) return overflow();
        items.push({ item, bytes });
        changeBytes(bytes);
        return;
      }
      const resolve = resolveNext;
      resolveNext = undefined;
      resolve({ done: false, value: item });
    },
  };
}
