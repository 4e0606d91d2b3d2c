/** Does things later. */
export interface Timers {
  /** Answers how to call it off. */
  after: (milliseconds: number, task: () => void) => () => void;
  /** Calls everything off, for good. */
  stop: () => void;
}

/** Timers that go by the machine's clock, and keep no process alive. */
export function createTimers(): Timers {
  const pending = new Set<NodeJS.Timeout>();
  let isStopped = false;

  return {
    after(milliseconds, task) {
      if (isStopped) return () => undefined;
      const timer = setTimeout(() => {
        pending.delete(timer);
        task();
      }, milliseconds);
      timer.unref();
      pending.add(timer);
      return () => {
        clearTimeout(timer);
        pending.delete(timer);
      };
    },

    stop() {
      isStopped = true;
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    },
  };
}
