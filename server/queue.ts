/** Items that one reader takes as they come. Unlike a generator, it ends at once while it waits. */
export function createQueue<T>(first: T[], onEnd: () => void) {
  const items = [...first];
  let isOver = false;
  let waiting: ((result: IteratorResult<T, undefined>) => void) | undefined;
  const over = { done: true, value: undefined } as const;

  function end() {
    if (isOver) return;
    isOver = true;
    items.length = 0;
    waiting?.(over);
    onEnd();
  }

  const iterator: AsyncIterableIterator<T, undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      const [item] = items.splice(0, 1);
      if (item !== undefined) return Promise.resolve({ done: false, value: item });
      if (isOver) return Promise.resolve(over);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    return() {
      end();
      return Promise.resolve(over);
    },
  };

  return {
    items: iterator,
    end,
    push(item: T) {
      if (isOver) return;
      if (!waiting) {
        items.push(item);
        return;
      }
      const take = waiting;
      waiting = undefined;
      take({ done: false, value: item });
    },
  };
}
