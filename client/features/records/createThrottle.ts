/**
 * Creates a function that runs a task: at once, and again if it was called meanwhile. The task runs at most once per interval
 * in milliseconds, and never twice at the same time. It must not reject.
 */
export function createThrottle(run: () => Promise<unknown>, interval: number) {
  let isDue = false;
  let isRunning = false;

  return async () => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      await Promise.all([run(), new Promise((resolve) => setTimeout(resolve, interval))]);
    }
    isRunning = false;
  };
}
