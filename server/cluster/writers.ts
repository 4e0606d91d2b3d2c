/** The responses to writers. */
export interface Written {
  /** The titles of tasks whose requests succeeded. */
  answered: string[];
  /** The statuses of the other responses. */
  statuses: number[];
}

interface WritersOptions {
  origin: string;
  /** The number of writers, each of which sends one request after the other. */
  count: number;
  /** The number of tasks that each writer adds. Without it, they write until `stop` is called. */
  changes?: number;
  /** The prefix of every title, so that all titles differ. */
  name: string;
  /** The branch that they write on. */
  branch?: string;
}

/** Starts clients that add tasks by REST. A request that fails is not repeated. */
export function startWriters(options: WritersOptions) {
  const { origin, count, changes = Number.POSITIVE_INFINITY, name, branch = 'main' } = options;
  const written: Written = { answered: [], statuses: [] };
  let isStopped = false;
  let wanted = Number.POSITIVE_INFINITY;
  let onReached = () => {};

  async function addTask(title: string) {
    const response = await fetch(`${origin}/apps/todo/add-tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-branch': branch },
      body: JSON.stringify({ task: { title, tags: ['low'] } }),
    });
    await response.text();
    if (response.ok) written.answered.push(title);
    else written.statuses.push(response.status);
    if (written.answered.length >= wanted) onReached();
  }

  async function write(writer: number) {
    for (let change = 0; change < changes && !isStopped; change += 1) {
      // The server may be killed while the request runs.
      await addTask(`${name} ${writer}.${change}`).catch(() => undefined);
    }
  }

  return {
    written,
    /** Resolves when the given number of tasks has been added. */
    reached: (answers: number) =>
      new Promise<void>((resolve) => {
        wanted = answers;
        onReached = resolve;
        if (written.answered.length >= wanted) resolve();
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

/** Returns the answered tasks that a server does not have, and the titles and ids that it has twice. */
export async function findLosses(origin: string, answered: string[], branch = 'main') {
  const headers = { 'x-branch': branch };
  const response = await fetch(`${origin}/apps/todo/tasks`, { headers });
  const tasks = (await response.json()) as Task[];
  const titles = tasks.map(({ title }) => title).filter((title) => /\d+\.\d+$/.test(title));
  const storedTitles = new Set(titles);
  return {
    lost: answered.filter((title) => !storedTitles.has(title)),
    repeatedTitles: titles.length - storedTitles.size,
    repeatedIds: tasks.length - new Set(tasks.map(({ id }) => id)).size,
  };
}

export const noLosses = { lost: [], repeatedTitles: 0, repeatedIds: 0 };
