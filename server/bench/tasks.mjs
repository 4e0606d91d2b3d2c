// Requests for tasks, for each protocol.
import { fetchQuery, sendJson, sendQuery, wholeList } from './requests.mjs';

const fields =
  'id title dueDate description assignee { fullName avatar } tags isCompleted isDeleted isImportant';
const listQuery = `query Tasks($q: String!) { tasks(q: $q) { ${fields} } }`;
const updateQuery = `mutation Update($task: UpdateTaskInput!) {
  task: updateTask(task: $task) { ${fields} }
}`;

export async function fetchTasks(origin) {
  const rest = await (await fetch(`${origin}/apps/todo/tasks`)).json();
  const { tasks } = await fetchQuery(origin, `{ tasks { ${fields} } }`);
  return { rest, graphql: tasks };
}

/** Returns the deleted tasks, too. */
export async function fetchAllTasks(origin) {
  const shown = await fetchTasks(origin);
  const rest = await (await fetch(`${origin}/apps/todo/tasks?filter=deleted`)).json();
  const { tasks } = await fetchQuery(origin, `{ tasks(filter: DELETED) { ${fields} } }`);
  return { rest: [...shown.rest, ...rest], graphql: [...shown.graphql, ...tasks] };
}

/** Requests all tasks with `q` in their title. */
export function listTasks(q) {
  const search = new URLSearchParams(q ? { q } : {});
  const like = new URLSearchParams(q ? { title_like: q } : {});
  return {
    rest: { path: `/apps/todo/tasks?${search}` },
    graphql: sendQuery(listQuery, { q }),
    jsonServer: { path: `/tasks?${like}` },
    expected: (rows) => wholeList(rows.filter(({ title }) => title.includes(q))),
  };
}

export const readTasks = {
  rest: wholeList,
  graphql: ({ data }) => wholeList(data.tasks),
  jsonServer: wholeList,
};

const changes = 100;

/** Changes one task after the other, each to new values. */
export function updateTasks({ rest: rows }) {
  return Array.from({ length: changes }, (_, index) => {
    const { id } = rows[Math.floor((index * rows.length) / changes)];
    const values = { title: `Count the chairs of room ${index}`, isCompleted: index % 2 === 0 };
    const task = { id, ...values };
    return {
      rest: sendJson('POST', '/apps/todo/update-task', { task }),
      graphql: sendQuery(updateQuery, { task }),
      jsonServer: sendJson('PATCH', `/tasks/${id}`, values),
      expected: (all) => wholeList([{ ...all.find((row) => row.id === id), ...values }]),
    };
  });
}

export const readUpdatedTask = {
  rest: ({ task }) => wholeList([task]),
  graphql: ({ data }) => wholeList([data.task]),
  jsonServer: (task) => wholeList([task]),
};
