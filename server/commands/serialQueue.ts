/** Runs a task and returns its result, or a promise of the result if the task has to wait. */
export type SerialQueue = <T>(task: () => T | Promise<T>) => T | Promise<T>;

/**
 * Creates a queue that runs one task at a time, in the order in which tasks are added. If no task is running, a new
 * task runs at once, without a promise. A failed task does not block later tasks.
 */
export function createSerialQueue(): SerialQueue {
  /** Resolves when all tasks have ended; undefined while no task is running. */
  let allTasks: Promise<unknown> | undefined;

  return (task) => {
    const result = allTasks ? allTasks.then(task) : task();
    if (!(result instanceof Promise)) return result;

    const ended: Promise<unknown> = result
      .catch(() => undefined)
      .then(() => {
        if (allTasks === ended) allTasks = undefined;
      });
    allTasks = ended;
    return result;
  };
}
