import { mapAsync } from '../values/mapAsync.ts';
import { createAsyncQueue } from './asyncQueue.ts';

/** The minimum number of milliseconds between two items. */
const interval = 250;

interface ThrottledQueueOptions<Item> {
  first: Item;
  /** Returns the next item. Called at least `interval` milliseconds after `notify`, when the consumer takes the item. */
  read: () => Item;
  /** Called once, when the producer or the consumer ends the queue. */
  onEnd: () => void;
}

/**
 * Creates a queue that yields the first item at once, and after calls of `notify` at most four items a second. Changes wait
 * together for a slow consumer, so that the queue never contains more than one item.
 */
export function createThrottledQueue<Item>({ first, read, onEnd }: ThrottledQueueOptions<Item>) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = false;
  let isWaiting = false;
  const queue = createAsyncQueue<() => Item>({
    first: [() => first],
    limit: 2,
    onEnd() {
      clearTimeout(timeout);
      onEnd();
    },
  });

  function take(): Item {
    isWaiting = false;
    hasChanged = false;
    return read();
  }

  return {
    items: mapAsync(queue.items, (create) => create()),
    end: queue.end,

    notify() {
      hasChanged = true;
      timeout ??= setTimeout(() => {
        timeout = undefined;
        if (isWaiting || !hasChanged) return;
        isWaiting = true;
        queue.push(take);
      }, interval);
    },
  };
}
