export interface TaskChange {
  cursor: string;
  kind: string;
  id: string | null;
}

/**
 * Subscribes to the changes of tasks of a server after a cursor. Calls `onChange` for each change. Resolves when the
 * stream has started. `closed` resolves when the connection ends.
 */
export async function subscribeToTasks(
  origin: string,
  since: string | null,
  onChange: (change: TaskChange) => void,
  branch = 'main',
) {
  const controller = new AbortController();
  const response = await fetch(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-branch': branch,
    },
    signal: controller.signal,
    body: JSON.stringify({
      query:
        'subscription ($since: String) { changes(types: ["Task"], since: $since) { cursor kind id } }',
      variables: { since },
    }),
  });
  if (!response.body) throw new Error('The server has sent no stream.');
  const body = response.body.pipeThrough(new TextDecoderStream());

  async function read() {
    let rest = '';
    for await (const text of body as unknown as AsyncIterable<string>) {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^event: next\ndata: (.+)$/.exec(event) ?? [];
        if (data) onChange((JSON.parse(data) as { data: { changes: TaskChange } }).data.changes);
      }
    }
  }

  return { closed: read().catch(() => undefined), stop: () => controller.abort() };
}

/** Adds a task by REST, and returns its id. */
export async function addTask(origin: string, title: string, branch = 'main') {
  const response = await fetch(`${origin}/apps/todo/add-tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-branch': branch },
    body: JSON.stringify({ task: { title } }),
  });
  const { task } = (await response.json()) as { task: { id: number } };
  return String(task.id);
}
