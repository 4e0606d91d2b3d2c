// Requests for tasks in each protocol.
import { createJsonRequest, createQueryRequest, fetchQuery, toFullList } from './requests.mjs';

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

/** Returns all tasks, including the deleted ones. */
export async function fetchAllTasks(origin) {
  const visible = await fetchTasks(origin);
  const rest = await (await fetch(`${origin}/apps/todo/tasks?filter=deleted`)).json();
  const { tasks } = await fetchQuery(origin, `{ tasks(filter: DELETED) { ${fields} } }`);
  return { rest: [...visible.rest, ...rest], graphql: [...visible.graphql, ...tasks] };
}

/** Creates a request for all tasks whose title contains `q`. */
export function createListRequest(q) {
  const restQuery = new URLSearchParams(q ? { q } : {});
  const jsonServerQuery = new URLSearchParams(q ? { title_like: q } : {});
  return {
    rest: { path: `/apps/todo/tasks?${restQuery}` },
    graphql: createQueryRequest(listQuery, { q }),
    jsonServer: { path: `/tasks?${jsonServerQuery}` },
    getExpectedRows: (rows) => toFullList(rows.filter(({ title }) => title.includes(q))),
  };
}

export const taskReaders = {
  rest: toFullList,
  graphql: ({ data }) => toFullList(data.tasks),
  jsonServer: toFullList,
};

const changeCount = 100;

/** Creates requests that change different tasks, each to new values. */
export function createUpdateRequests({ rest: rows }) {
  return Array.from({ length: changeCount }, (_, index) => {
    const { id } = rows[Math.floor((index * rows.length) / changeCount)];
    const values = { title: `Count the chairs of room ${index}`, isCompleted: index % 2 === 0 };
    const task = { id, ...values };
    return {
      rest: createJsonRequest('POST', '/apps/todo/update-task', { task }),
      graphql: createQueryRequest(updateQuery, { task }),
      jsonServer: createJsonRequest('PATCH', `/tasks/${id}`, values),
      getExpectedRows: (all) => toFullList([{ ...all.find((row) => row.id === id), ...values }]),
    };
  });
}

export const updatedTaskReaders = {
  rest: ({ task }) => toFullList([task]),
  graphql: ({ data }) => toFullList([data.task]),
  jsonServer: (task) => toFullList([task]),
};
