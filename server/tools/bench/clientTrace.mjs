/** The CPU time of a task in milliseconds above which it blocks input. */
const maxTaskTime = 50;

/**
 * Returns the CPU time of the main thread of a page in milliseconds, and the part of it that blocks input: what each task
 * takes above 50 ms, after the first paint.
 */
export function analyzeTrace(events, origin) {
  const { pid, tid } = findMainThread(events, origin);
  const own = events.filter((event) => event.pid === pid && event.tid === tid);
  const firstPaint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  // Tasks are not nested. Their CPU time contains that of everything that they run.
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const getTime = ({ tdur = 0 }) => tdur / 1000;

  return {
    cpu: tasks.reduce((sum, task) => sum + getTime(task), 0),
    blockingCpu: tasks
      .filter(({ ts }) => ts >= firstPaint)
      .reduce((sum, task) => sum + Math.max(0, getTime(task) - maxTaskTime), 0),
  };
}

/** Finds the thread that has committed the load of the page. */
function findMainThread(events, origin) {
  const event = events.find(
    ({ name, args }) =>
      name === 'CommitLoad' && args.data?.isMainFrame && args.data.url.startsWith(origin),
  );
  if (!event) throw new Error(`The trace has no page of ${origin}.`);
  return event;
}
