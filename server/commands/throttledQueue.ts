import { createAsyncQueue } from './asyncQueue.ts';

/** The minimum number of milliseconds between two items. */
const interval = 250;
/** The maximum number of items that wait for the consumer. */
const limit = 100;

interface ThrottledQueueOptions<Item> {
  first: Item;
  /** Returns the next item. Called `interval` milliseconds after `notify`. */
  read: () => Item;
  /** Called once, when the producer or the consumer ends the queue. */
  onEnd: () => void;
}

/** Creates a queue that yields the first item at once, and after calls of `notify` at most four items a second. */
export function createThrottledQueue<Item>({ first, read, onEnd }: ThrottledQueueOptions<Item>) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const queue = createAsyncQueue<Item>({
    first: [first],
    limit,
    onEnd() {
      clearTimeout(timeout);
      onEnd();
    },
  });

  return {
    items: queue.items,
    end: queue.end,

    notify() {
      timeout ??= setTimeout(() => {
        timeout = undefined;
        queue.push(read());
      }, interval);
    },
  };
}
