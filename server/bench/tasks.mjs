// Requests for tasks, for each protocol.
import { fetchQuery, sendJson, sendQuery, toWholeList } from './requests.mjs';

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

/** Returns all tasks, including the deleted tasks. */
export async function fetchAllTasks(origin) {
  const openTasks = await fetchTasks(origin);
  const rest = await (await fetch(`${origin}/apps/todo/tasks?filter=deleted`)).json();
  const { tasks } = await fetchQuery(origin, `{ tasks(filter: DELETED) { ${fields} } }`);
  return { rest: [...openTasks.rest, ...rest], graphql: [...openTasks.graphql, ...tasks] };
}

/** Returns the requests for all tasks with `q` in their title. */
export function listTasks(q) {
  const search = new URLSearchParams(q ? { q } : {});
  const like = new URLSearchParams(q ? { title_like: q } : {});
  return {
    rest: { path: `/apps/todo/tasks?${search}` },
    graphql: sendQuery(listQuery, { q }),
    jsonServer: { path: `/tasks?${like}` },
    expected: (rows) => toWholeList(rows.filter(({ title }) => title.includes(q))),
  };
}

export const readTasks = {
  rest: toWholeList,
  graphql: ({ data }) => toWholeList(data.tasks),
  jsonServer: toWholeList,
};

const changeCount = 100;

/** Returns requests that change one task after the other, each to new values. */
export function updateTasks({ rest: rows }) {
  return Array.from({ length: changeCount }, (_, index) => {
    const { id } = rows[Math.floor((index * rows.length) / changeCount)];
    const values = { title: `Count the chairs of room ${index}`, isCompleted: index % 2 === 0 };
    const task = { id, ...values };
    return {
      rest: sendJson('POST', '/apps/todo/update-task', { task }),
      graphql: sendQuery(updateQuery, { task }),
      jsonServer: sendJson('PATCH', `/tasks/${id}`, values),
      expected: (all) => toWholeList([{ ...all.find((row) => row.id === id), ...values }]),
    };
  });
}

export const readUpdatedTask = {
  rest: ({ task }) => toWholeList([task]),
  graphql: ({ data }) => toWholeList([data.task]),
  jsonServer: (task) => toWholeList([task]),
};
