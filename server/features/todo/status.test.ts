import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

type App = Awaited<ReturnType<typeof openTestBranch>>;

const addTask = async (app: App, fields: string) =>
  (await sendGraphql(app, `mutation { addTask(task: { title: "New", ${fields} }) { id status } }`))
    .data.addTask;

const updateTask = async (app: App, id: number, fields: string) =>
  (
    await sendGraphql(
      app,
      `mutation { updateTask(task: { id: ${id}, ${fields} }) { status isCompleted } }`,
    )
  ).data.updateTask;

test('a new task has the given status', async () => {
  const app = await openTestBranch();

  expect((await addTask(app, 'tags: []')).status).toBe('TODO');
  expect((await addTask(app, 'isCompleted: true')).status).toBe('DONE');
  expect((await addTask(app, 'status: IN_PROGRESS')).status).toBe('IN_PROGRESS');
  expect((await addTask(app, 'status: TODO, isCompleted: true')).status).toBe('TODO');
});

test('the status and isCompleted agree after each change', async () => {
  const app = await openTestBranch();
  const { id } = await addTask(app, 'status: IN_PROGRESS');

  const changes = [
    ['status: DONE', { status: 'DONE', isCompleted: true }],
    ['isCompleted: false', { status: 'IN_PROGRESS', isCompleted: false }],
    ['isCompleted: true', { status: 'DONE', isCompleted: true }],
    ['status: TODO', { status: 'TODO', isCompleted: false }],
    ['title: "Renamed"', { status: 'TODO', isCompleted: false }],
  ] as const;
  for (const [fields, expected] of changes) {
    expect(await updateTask(app, id, fields)).toEqual(expected);
  }
});

test('a page can contain only open or only completed tasks', async () => {
  const app = await openTestBranch();
  const query = (args: string) => `taskPage(perPage: 100${args}) { total tasks { isCompleted } }`;

  const { data } = await sendGraphql(
    app,
    `{ all: ${query('')} open: ${query(', isCompleted: false')} done: ${query(', isCompleted: true')} }`,
  );

  expect(data.open.total).toBeGreaterThan(0);
  expect(data.done.total).toBeGreaterThan(0);
  expect(data.open.total + data.done.total).toBe(data.all.total);
  const getStates = (list: { tasks: { isCompleted: boolean }[] }) => [
    ...new Set(list.tasks.map(({ isCompleted }) => isCompleted)),
  ];
  expect([getStates(data.open), getStates(data.done)]).toEqual([[false], [true]]);
});
