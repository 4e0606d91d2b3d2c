import { expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { registry } from '../../features.ts';
import { createTestServices, executeOn, openTestBranch, sendGraphql } from '../../test/testApp.ts';

/** Returns the kinds, types and ids of the changes after the sample. */
async function readChanges(branch: ReturnType<typeof createBranch>, since: string) {
  const changes = branch.collections.records.watch(since);
  const end = branch.collections.records.cursor();
  const read: string[] = [];
  while (since !== end) {
    const { value } = await changes.next();
    if (!value) break;
    read.push(`${value.kind} ${value.type} ${value.id}`);
    since = value.cursor;
  }
  await changes.return?.();
  return read;
}

const createTestBranch = () => createBranch({ registry, services: createTestServices() });

test('every row that a mutation changes is a change', async () => {
  const branch = createTestBranch();
  const since = branch.collections.records.cursor();

  await executeOn(branch, 'addTask', { task: { title: 'Order tea' } });
  await executeOn(branch, 'deleteEmployees', { ids: [1, 2] });
  await executeOn(branch, 'addToCart', { productId: 1 });

  expect(await readChanges(branch, since)).toEqual([
    expect.stringMatching(/^ADDED Task \d+$/),
    'REMOVED Employee 1',
    'REMOVED Employee 2',
    'CHANGED Cart null',
  ]);
});

test('a refused command is no change', async () => {
  const branch = createTestBranch();
  const since = branch.collections.records.cursor();

  expect(() => executeOn(branch, 'deleteTask', { id: 9_999 })).toThrow('There is no task');
  await executeOn(branch, 'deleteTask', { id: 2 });

  expect(await readChanges(branch, since)).toEqual(['CHANGED Task 2']);
});

test('the history of an object lists the commands that changed it, an undo too', async () => {
  const app = await openTestBranch();
  const read = async () => {
    const { data } = await sendGraphql(
      app,
      '{ history(type: "Task", id: 1) { position kind field } }',
    );
    return data.history;
  };
  const change = (title: string) =>
    sendGraphql(
      app,
      'mutation ($title: String!) { updateTask(task: { id: 1, title: $title }) { id } }',
      {
        title,
      },
    );

  expect(await read()).toEqual([]);
  await change('Order tea');
  await change('Order coffee');
  await sendGraphql(app, 'mutation { undoCommand { seq } }');

  expect(await read()).toEqual([
    { position: 3, kind: 'CHANGED', field: 'gateway.restore' },
    { position: 2, kind: 'CHANGED', field: 'updateTask' },
    { position: 1, kind: 'CHANGED', field: 'updateTask' },
  ]);
});

test.each([
  ['{ history(type: "Weather", id: 1) { at } }', 'type'],
  ['{ history(type: "Task", id: 1, limit: 201) { at } }', 'limit'],
])('refuses %s', async (query, field) => {
  const { errors } = await sendGraphql(await openTestBranch(), query);

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});
