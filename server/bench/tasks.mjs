// Questions about tasks, in the words of each face.
import { answerTo, asking, sending, whole } from './questions.mjs';

const fields =
  'id title dueDate description assignee { fullName avatar } tags isCompleted isDeleted isImportant';
const listQuery = `query Tasks($q: String!) { tasks(q: $q) { ${fields} } }`;
const updateQuery = `mutation Update($task: UpdateTaskInput!) {
  task: updateTask(task: $task) { ${fields} }
}`;

export async function readTasks(origin) {
  const rest = await (await fetch(`${origin}/apps/todo/tasks`)).json();
  const { tasks } = await answerTo(origin, `{ tasks { ${fields} } }`);
  return { rest, graphql: tasks };
}

/** Those in the bin, too. */
export async function readAllTasks(origin) {
  const shown = await readTasks(origin);
  const rest = await (await fetch(`${origin}/apps/todo/tasks?filter=deleted`)).json();
  const { tasks } = await answerTo(origin, `{ tasks(filter: DELETED) { ${fields} } }`);
  return { rest: [...shown.rest, ...rest], graphql: [...shown.graphql, ...tasks] };
}

/** All tasks with `q` in their title. */
export function askTasks(q) {
  const search = new URLSearchParams(q ? { q } : {});
  const like = new URLSearchParams(q ? { title_like: q } : {});
  return {
    rest: { path: `/apps/todo/tasks?${search}` },
    graphql: asking(listQuery, { q }),
    jsonServer: { path: `/tasks?${like}` },
    expected: (rows) => whole(rows.filter(({ title }) => title.includes(q))),
  };
}

export const tasksIn = {
  rest: whole,
  graphql: ({ data }) => whole(data.tasks),
  jsonServer: whole,
};

const changes = 100;

/** Changes one task after the other, each time to something it was not. */
export function askUpdates({ rest: rows }) {
  return Array.from({ length: changes }, (_, index) => {
    const { id } = rows[Math.floor((index * rows.length) / changes)];
    const said = { title: `Count the chairs of room ${index}`, isCompleted: index % 2 === 0 };
    const task = { id, ...said };
    return {
      rest: sending('POST', '/apps/todo/update-task', { task }),
      graphql: asking(updateQuery, { task }),
      jsonServer: sending('PATCH', `/tasks/${id}`, said),
      expected: (kept) => whole([{ ...kept.find((row) => row.id === id), ...said }]),
    };
  });
}

export const updatedIn = {
  rest: ({ task }) => whole([task]),
  graphql: ({ data }) => whole([data.task]),
  jsonServer: (task) => whole([task]),
};
