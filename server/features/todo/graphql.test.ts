import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const boardQuery = '{ taskPage(perPage: 5) { total tasks { id } } }';
const getIds = ({ data }: Awaited<ReturnType<typeof sendGraphql>>) =>
  data.taskPage.tasks.map(({ id }: { id: number }) => id);

test('taskPage returns the board in pages, newest task first', async () => {
  const app = await openTestBranch();

  const first = await sendGraphql(app, boardQuery);
  const last = await sendGraphql(app, '{ taskPage(perPage: 5, page: 12) { total tasks { id } } }');

  expect(first.data.taskPage.total).toBe(58);
  expect(getIds(first)).toEqual([60, 59, 58, 57, 56]);
  expect(getIds(last)).toEqual([3, 2, 1]);
});

test('taskPage returns the first tasks of each status, and the numbers of the others', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ all: taskPage(perPage: 100) { tasks { id status } moreByStatus { status } } first: taskPage(perStatus: 12, perPage: 5) { total tasks { id status } moreByStatus { status count } } }',
  );

  const { all, first } = data;
  const listIds = (status: string) =>
    all.tasks.filter((task: { status: string }) => task.status === status);
  expect(all.moreByStatus).toEqual([]);
  expect(first.total).toBe(58);
  for (const { status, count } of first.moreByStatus) {
    const shown = first.tasks.filter((task: { status: string }) => task.status === status);
    expect(shown).toEqual(listIds(status).slice(0, 12));
    expect(shown.length + count).toBe(listIds(status).length);
  }
  expect(first.moreByStatus.map(({ status }: { status: string }) => status)).toEqual([
    'TODO',
    'IN_PROGRESS',
    'DONE',
  ]);
});

test('moveTask changes the position of a task, and a new task comes first', async () => {
  const app = await openTestBranch();

  await sendGraphql(app, 'mutation { moveTask(id: 14, beforeId: 60) { id } }');
  await sendGraphql(app, 'mutation { moveTask(id: 59) { id } }');
  await sendGraphql(app, 'mutation { addTask(task: { title: "New" }) { id } }');

  expect(getIds(await sendGraphql(app, boardQuery))).toEqual([61, 14, 60, 58, 57]);
});

test('moveTask does not change the order in REST', async () => {
  const app = await openTestBranch();
  const before = (await app.inject('/apps/todo/tasks')).body;

  await sendGraphql(app, 'mutation { moveTask(id: 1, beforeId: 60) { id } }');

  expect((await app.inject('/apps/todo/tasks')).body).toBe(before);
});

test('a restored task has its old position on the board', async () => {
  const app = await openTestBranch();
  const before = getIds(await sendGraphql(app, boardQuery));

  await sendGraphql(app, 'mutation { deleteTask(id: 58) { id } }');
  const idsAfterDeletion = getIds(await sendGraphql(app, boardQuery));
  await sendGraphql(app, 'mutation { restoreTask(id: 58) { isDeleted } }');

  expect(idsAfterDeletion).toEqual([60, 59, 57, 56, 55]);
  expect(getIds(await sendGraphql(app, boardQuery))).toEqual(before);
});

test('purgeTasks removes deleted tasks permanently, and their ids are not reused', async () => {
  const app = await openTestBranch();
  await sendGraphql(app, 'mutation { deleteTask(id: 60) { id } }');

  const { data } = await sendGraphql(app, 'mutation { purgeTasks(ids: [60, 12]) }');

  expect(data.purgeTasks).toEqual([60, 12]);
  const { errors } = await sendGraphql(app, '{ task(id: 60) { id } }');
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const added = await sendGraphql(app, 'mutation { addTask(task: { title: "New" }) { id } }');
  expect(added.data.addTask.id).toBe(61);
});

test('purgeTasks removes nothing if one task is not deleted', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, 'mutation { purgeTasks(ids: [12, 1]) }');

  expect(errors?.[0]).toMatchObject({
    message: 'Task 1 is not deleted. Delete it before you purge it.',
    extensions: { code: 'CONFLICT' },
  });
  expect((await sendGraphql(app, '{ task(id: 12) { isDeleted } }')).data.task.isDeleted).toBe(true);
});

test('moveTask changes nothing if beforeId is unknown', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, 'mutation { moveTask(id: 18, beforeId: 99) { id } }');

  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(getIds(await sendGraphql(app, boardQuery))).toEqual([60, 59, 58, 57, 56]);
});

test('the error for an invalid due date names the field', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    'mutation ($task: AddTaskInput!) { addTask(task: $task) { id } }',
    { task: { title: 'x', dueDate: 'soon' } },
  );

  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message).toContain('"task.dueDate"');
});

const createAddTagMutation = (name: string, color = 'GREEN') =>
  `mutation { addCustomTag(tag: { name: "${name}", color: ${color} }) { id name color taskCount } }`;

test('a custom tag can be set on tasks, and taskPage filters by it', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, createAddTagMutation(' Trade   fair '));
  await sendGraphql(app, 'mutation { updateTask(task: { id: 3, customTagIds: [1, 1] }) { id } }');
  await sendGraphql(app, 'mutation { addTask(task: { title: "New", customTagIds: [1] }) { id } }');
  const listed = await sendGraphql(
    app,
    `{ customTags { name taskCount } taskPage(customTagIds: [1]) { tasks { id customTags { name } } } }`,
  );

  expect(data.addCustomTag).toEqual({ id: 1, name: 'Trade fair', color: 'GREEN', taskCount: 0 });
  expect(listed.data.customTags).toEqual([{ name: 'Trade fair', taskCount: 2 }]);
  expect(listed.data.taskPage.tasks).toEqual([
    { id: 61, customTags: [{ name: 'Trade fair' }] },
    { id: 3, customTags: [{ name: 'Trade fair' }] },
  ]);
});

test('a deleted custom tag is removed from all tasks, and its id is not reused', async () => {
  const app = await openTestBranch();
  await sendGraphql(app, createAddTagMutation('Trade fair'));
  await sendGraphql(app, 'mutation { updateTask(task: { id: 3, customTagIds: [1] }) { id } }');

  await sendGraphql(app, 'mutation { deleteCustomTag(id: 1) { id } }');
  const { data } = await sendGraphql(app, createAddTagMutation('Summer sale'));
  const task = await sendGraphql(app, '{ task(id: 3) { customTags { id } } }');

  expect(data.addCustomTag.id).toBe(2);
  expect(task.data.task.customTags).toEqual([]);
});

test.each([
  ['an empty name', createAddTagMutation('  '), 'tag.name must not be empty.'],
  ['the name of a built-in tag', createAddTagMutation('HIGH'), /^tag\.name belongs to another tag/],
  [
    'the name of a custom tag',
    createAddTagMutation('trade FAIR'),
    /^tag\.name belongs to another tag/,
  ],
  ['an unknown color', createAddTagMutation('Paint', 'BEIGE'), /BEIGE/],
  [
    'an unknown tag of a task',
    'mutation { updateTask(task: { id: 3, customTagIds: [9] }) { id } }',
    'There is no custom tag 9.',
  ],
  ['an unknown tag to delete', 'mutation { deleteCustomTag(id: 9) { id } }', /custom tag 9/],
])('refuses %s', async (_, mutation, message) => {
  const app = await openTestBranch();
  await sendGraphql(app, createAddTagMutation('Trade fair'));

  const { errors } = await sendGraphql(app, mutation);

  expect(errors?.[0]?.message).toMatch(message);
});

test('custom tags do not change REST responses', async () => {
  const app = await openTestBranch();
  const before = (await app.inject('/apps/todo/tasks')).body;

  await sendGraphql(app, createAddTagMutation('Trade fair'));
  await sendGraphql(app, 'mutation { updateTask(task: { id: 3, customTagIds: [1] }) { id } }');

  expect((await app.inject('/apps/todo/tasks')).body).toBe(before);
});
