import { createAsyncQueue } from './asyncQueue.ts';

/** Milliseconds between two items. */
const interval = 250;
/** Items that may wait for the consumer. */
const limit = 100;

interface ThrottledQueueOptions<Item> {
  first: Item;
  /** Returns the next item. Called some time after `notify`. */
  read: () => Item;
  /** Called once, whichever side ends the queue. */
  onEnd: () => void;
}

/** Creates a queue that yields an item at once, and after calls of `notify`, at most four a second. */
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
