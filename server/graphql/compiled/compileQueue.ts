interface CompileQueueOptions {
  /** The maximum number of waiting tasks. */
  limit?: number;
  /** Calls a function later, after the requests that have already arrived. */
  schedule?: (callback: () => void) => void;
  /** Receives the error of a task. */
  onError: (error: unknown) => void;
}

export interface CompileQueue {
  /** Adds a task. Returns `false` if the queue is full. */
  add: (task: () => void) => boolean;
}

/** Creates a queue that runs one task in each turn of the event loop. */
export function createCompileQueue({
  limit = 200,
  schedule = (callback) => void setTimeout(callback, 0),
  onError,
}: CompileQueueOptions): CompileQueue {
  const tasks: (() => void)[] = [];

  function runNext() {
    const task = tasks[0];
    if (!task) return;
    try {
      task();
    } catch (error) {
      onError(error);
    }
    tasks.shift();
    if (tasks.length > 0) schedule(runNext);
  }

  return {
    add(task) {
      if (tasks.length >= limit) return false;
      tasks.push(task);
      if (tasks.length === 1) schedule(runNext);
      return true;
    },
  };
}

/** Runs each task at once, so that tests can rely on which requests are executed by compiled operations. */
export const immediateQueue: CompileQueue = {
  add(task) {
    task();
    return true;
  },
};
