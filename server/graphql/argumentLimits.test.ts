import { expect, test } from 'vitest';
import { ask, buildTestApp } from '../testing.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const addTask = 'mutation ($task: AddTaskInput!) { addTask(task: $task) { id } }';

test.each([
  ['a JSON value of 40 nested lists', { description: JSON.parse(nested(40)) }, 'task.description'],
  ['a JSON value of 100,001 characters', { description: 'a'.repeat(100_001) }, 'task.description'],
  ['a string of 10,001 characters', { title: 'a'.repeat(10_001) }, 'task.title'],
  [
    'a string in an input object',
    { assignee: { fullName: 'a'.repeat(10_001) } },
    'task.assignee.fullName',
  ],
])('refuses %s', async (_, change, field) => {
  const app = await buildTestApp();

  const { errors } = await ask(app, addTask, { task: { title: 'x', ...change } });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
});

test('accepts values at their limits', async () => {
  const app = await buildTestApp();
  const task = { title: 'a'.repeat(10_000), description: JSON.parse(nested(32)) };

  const { errors } = await ask(app, addTask, { task });

  expect(errors).toBeUndefined();
});

test('refuses a string in a list', async () => {
  const app = await buildTestApp();

  const { errors } = await ask(
    app,
    'mutation ($email: WriteEmailInput!) { saveDraft(email: $email) { id } }',
    { email: { bcc: ['a@example.com', 'a'.repeat(10_001)] } },
  );

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'email.bcc.1' });
});

test('checks the arguments of queries', async () => {
  const app = await buildTestApp();

  const { errors } = await ask(app, 'query ($q: String) { tasks(q: $q) { id } }', {
    q: 'a'.repeat(10_001),
  });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'q' });
});

test('deep JSON in a REST request is refused, and the list still works', async () => {
  const app = await buildTestApp();

  const refused = await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    headers: { 'content-type': 'application/json' },
    payload: `{"task":{"title":"x","description":${nested(20_000)}}}`,
  });

  expect(refused.statusCode).toBe(400);
  expect(refused.json().error).toContain('task.description');
  const list = await app.inject('/apps/todo/tasks');
  expect(list.statusCode).toBe(200);
});

const deep = nested(400_000);

test.each([
  ['/jwt/login', `{"email":${deep}}`],
  ['/apps/email/update-emails', `{"emailIds":${deep},"dataToUpdate":{}}`],
  ['/apps/todo/add-tasks', `{"task":{"title":"x","dueDate":${deep}}}`],
  ['/apps/todo/add-tasks', deep],
  [
    '/graphql',
    `{"query":"mutation ($date: DateTime) { updateTask(task: { id: 1, dueDate: $date }) { id } }","variables":{"date":${deep}}}`,
  ],
  ['/graphql', `{"query":"{ tasks(q: ${'['.repeat(3_900)}) { id } }"}`],
  ['/graphql', `{"query":"{ __typename }","extensions":${deep}}`],
])('refuses deep JSON with 400: %s %.40s', async (url, payload) => {
  const app = await buildTestApp();

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
  const app = await buildTestApp();

  const { errors } = await ask(
    app,
    'mutation ($dueDate: DateTime) { updateTask(task: { id: 1, dueDate: $dueDate }) { id } }',
    { dueDate },
  );

  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message.length).toBeLessThan(600);
});
