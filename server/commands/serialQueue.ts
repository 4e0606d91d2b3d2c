/** Runs a task and returns its result, or a promise of it if the task has to wait. */
export type SerialQueue = <T>(task: () => T | Promise<T>) => T | Promise<T>;

/**
 * Creates a queue that runs one task at a time, in the order in which tasks are given. A task that is
 * given while none is running runs at once, without a promise. A failed task holds nothing up.
 */
export function createSerialQueue(): SerialQueue {
  /** Resolves when every task that was given is over; undefined while none is. */
  let last: Promise<unknown> | undefined;

  return (task) => {
    const result = last ? last.then(task) : task();
    if (!(result instanceof Promise)) return result;

    const over: Promise<unknown> = result
      .catch(() => undefined)
      .then(() => {
        if (last === over) last = undefined;
      });
    last = over;
    return result;
  };
}
