/** The results of the requests of writers. */
export interface WriterResults {
  /** The titles of tasks whose requests succeeded. */
  confirmedTitles: string[];
  /** The statuses of the other responses. */
  errorStatuses: number[];
}

interface WritersOptions {
  origin: string;
  /** The number of writers. Each writer waits for a response before it sends the next request. */
  count: number;
  /** The number of tasks that each writer adds. By default, the writers add tasks until `stop` is called. */
  changes?: number;
  /** The prefix of the titles, so that the titles of different calls differ. */
  name: string;
  /** The branch on which the writers add tasks. */
  branch?: string;
}

/** Starts clients that add tasks by REST. A request that fails is not repeated. */
export function startWriters(options: WritersOptions) {
  const { origin, count, changes = Number.POSITIVE_INFINITY, name, branch = 'main' } = options;
  const results: WriterResults = { confirmedTitles: [], errorStatuses: [] };
  let isStopped = false;
  let requiredCount = Number.POSITIVE_INFINITY;
  let onReached = () => {};

  async function addTask(title: string) {
    const response = await fetch(`${origin}/apps/todo/add-tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-branch': branch },
      body: JSON.stringify({ task: { title, tags: ['low'] } }),
    });
    await response.text();
    if (response.ok) results.confirmedTitles.push(title);
    else results.errorStatuses.push(response.status);
    if (results.confirmedTitles.length >= requiredCount) onReached();
  }

  async function write(writer: number) {
    for (let change = 0; change < changes && !isStopped; change += 1) {
      // The server may be killed while the request runs.
      await addTask(`${name} ${writer}.${change}`).catch(() => undefined);
    }
  }

  return {
    results,
    /** Resolves when the given number of tasks has been added. */
    waitForTasks: (taskCount: number) =>
      new Promise<void>((resolve) => {
        requiredCount = taskCount;
        onReached = resolve;
        if (results.confirmedTitles.length >= requiredCount) resolve();
      }),
    stop() {
      isStopped = true;
    },
    /** Resolves when all writers have ended. */
    done: Promise.all(Array.from({ length: count }, (_, writer) => write(writer))),
  };
}

interface Task {
  id: number;
  title: string;
}

/** Returns the confirmed tasks that a server does not have, and the numbers of repeated titles and ids. */
export async function findLosses(origin: string, confirmedTitles: string[], branch = 'main') {
  const headers = { 'x-branch': branch };
  const response = await fetch(`${origin}/apps/todo/tasks`, { headers });
  const tasks = (await response.json()) as Task[];
  const titles = tasks.map(({ title }) => title).filter((title) => /\d+\.\d+$/.test(title));
  const storedTitles = new Set(titles);
  return {
    lost: confirmedTitles.filter((title) => !storedTitles.has(title)),
    repeatedTitles: titles.length - storedTitles.size,
    repeatedIds: tasks.length - new Set(tasks.map(({ id }) => id)).size,
  };
}

export const noLosses = { lost: [], repeatedTitles: 0, repeatedIds: 0 };
