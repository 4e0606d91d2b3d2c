import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../test/testApp.ts';

const nestLists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const addTaskMutation = 'mutation ($task: AddTaskInput!) { addTask(task: $task) { id } }';

test.each([
  [
    'a JSON value of 40 nested lists',
    { description: JSON.parse(nestLists(40)) },
    'task.description',
  ],
  ['a JSON value of 100,001 characters', { description: 'a'.repeat(100_001) }, 'task.description'],
  ['a string of 10,001 characters', { title: 'a'.repeat(10_001) }, 'task.title'],
  ['half of a surrogate pair in a string', { title: 'a\ud800' }, 'task.title'],
  ['half of a surrogate pair in JSON', { description: ['\udc00a'] }, 'task.description'],
  ['half of a surrogate pair in a key', { description: { '\ud800': 1 } }, 'task.description'],
  [
    'a string of 10,001 characters in an input object',
    { assignee: { fullName: 'a'.repeat(10_001) } },
    'task.assignee.fullName',
  ],
])('refuses %s', async (_, change, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, addTaskMutation, { task: { title: 'x', ...change } });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
});

test('accepts values at their limits', async () => {
  const app = await openTestBranch();
  const task = { title: 'a'.repeat(10_000), description: JSON.parse(nestLists(32)) };

  const { errors } = await sendGraphql(app, addTaskMutation, { task });

  expect(errors).toBeUndefined();
});

test('refuses a string of 10,001 characters in a list', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    'mutation ($email: WriteEmailInput!) { saveDraft(email: $email) { id } }',
    { email: { bcc: ['a@example.com', 'a'.repeat(10_001)] } },
  );

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'email.bcc.1' });
});

test('refuses a string of 10,001 characters as an argument of a query', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, 'query ($q: String) { tasks(q: $q) { id } }', {
    q: 'a'.repeat(10_001),
  });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'q' });
});

test('a number that JSON cannot write is refused and not stored', async () => {
  const app = await openTestBranch();
  const before = (await app.inject('/apps/todo/tasks')).body;

  const response = await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    headers: { 'content-type': 'application/json' },
    payload: '{ "task": { "title": "Tea", "tags": [], "description": [1e400] } }',
  });

  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain('task.description');
  expect((await app.inject('/apps/todo/tasks')).body).toBe(before);
});

test('deep JSON in a REST request is refused and not stored', async () => {
  const app = await openTestBranch();

  const refused = await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    headers: { 'content-type': 'application/json' },
    payload: `{"task":{"title":"x","description":${nestLists(20_000)}}}`,
  });

  expect(refused.statusCode).toBe(400);
  expect(refused.json().error).toContain('task.description');
  const list = await app.inject('/apps/todo/tasks');
  expect(list.statusCode).toBe(200);
});

const deepJson = nestLists(400_000);

test.each([
  ['/jwt/login', `{"email":${deepJson}}`],
  ['/apps/email/update-emails', `{"emailIds":${deepJson},"dataToUpdate":{}}`],
  ['/apps/todo/add-tasks', `{"task":{"title":"x","dueDate":${deepJson}}}`],
  ['/apps/todo/add-tasks', deepJson],
  [
    '/graphql',
    `{"query":"mutation ($date: DateTime) { updateTask(task: { id: 1, dueDate: $date }) { id } }","variables":{"date":${deepJson}}}`,
  ],
  ['/graphql', `{"query":"{ tasks(q: ${'['.repeat(3_900)}) { id } }"}`],
  ['/graphql', `{"query":"{ __typename }","extensions":${deepJson}}`],
])('refuses deep JSON with 400: %s %.40s', async (url, payload) => {
  const app = await openTestBranch();

  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload,
  });

  expect(response.statusCode).toBe(400);
  expect(response.body).not.toMatch(/INTERNAL|call stack/);
});

test.each([
  '1',
  `2020 (${'x'.repeat(500_000)})`,
  '2026-02-30',
  '2026-03-09T25:00Z',
  '9 March 2026',
  '',
])('refuses the date %.20j', async (dueDate) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    'mutation ($dueDate: DateTime) { updateTask(task: { id: 1, dueDate: $dueDate }) { id } }',
    { dueDate },
  );

  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message.length).toBeLessThan(600);
});
