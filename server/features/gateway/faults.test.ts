import { expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../../test/testApp.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

const branchHeaders = { 'x-branch': 'pr-42' };
const contactsQuery = 'query Contacts { chatContacts { id user { fullName } } }';

const setFaults = (app: App, rules: object[], branch = 'pr-42') =>
  sendGraphql(
    app,
    'mutation ($branch: String, $rules: [FaultRuleInput!]!) { setFaults(branch: $branch, rules: $rules) { faults { id name hits } } }',
    { branch, rules },
    branchHeaders,
  );

const listTasks = (app: App, headers: Record<string, string> = branchHeaders) =>
  app.inject({ url: '/apps/todo/tasks', headers });

const queryContacts = (app: App, headers: Record<string, string> = branchHeaders) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: contactsQuery, operationName: 'Contacts' },
    headers,
  });

test('a rule without conditions fails requests of both APIs of its branch, except controls', async () => {
  const app = await buildTestApp();
  await setFaults(app, [{ name: 'maintenance', status: 503, error: 'Back at noon' }]);

  const [rest, graphql] = [await listTasks(app), await queryContacts(app)];

  expect(rest.statusCode).toBe(503);
  expect(rest.json()).toEqual({ error: 'Back at noon' });
  expect(graphql.statusCode).toBe(503);
  expect(graphql.json().errors).toMatchObject([
    { message: 'Back at noon', extensions: { code: 'INJECTED_FAULT' } },
  ]);
  expect((await listTasks(app, {})).statusCode).toBe(200);
  const { data } = await setFaults(app, []);
  expect(data.setFaults.faults).toEqual([]);
  expect((await listTasks(app)).statusCode).toBe(200);
});

test('a rule for a route or an operation does not affect other requests', async () => {
  const app = await buildTestApp();
  await setFaults(app, [
    { name: 'one', route: 'GET /apps/todo/*', status: 404 },
    { name: 'other', operation: 'Other', status: 500 },
  ]);

  expect((await listTasks(app)).statusCode).toBe(404);
  expect((await queryContacts(app)).statusCode).toBe(200);
  expect((await app.inject({ url: '/apps/email/emails', headers: branchHeaders })).statusCode).toBe(
    200,
  );
});

test('a field with a null rule is null, also after the operation was compiled', async () => {
  const app = await buildTestApp();
  for (const _ of [1, 2, 3]) await queryContacts(app);
  await setFaults(app, [{ name: 'nobody', field: 'ChatContact.user', isNull: true }]);

  const { data, errors } = (await queryContacts(app)).json();

  expect(errors).toBeUndefined();
  expect(data.chatContacts.length).toBeGreaterThan(5);
  expect(data.chatContacts.every(({ user }: { user: unknown }) => user === null)).toBe(true);
});

test('the error of a field has its path, and REST returns the status of the error', async () => {
  const app = await buildTestApp();
  await setFaults(app, [{ name: 'broken', field: 'Query.tasks.assignee', status: 409 }]);
  const query = '{ tasks { id assignee { fullName } } }';

  const graphql = await sendGraphql(app, query, {}, branchHeaders);
  const rest = await listTasks(app);

  expect(graphql.errors?.[0]).toMatchObject({
    path: ['tasks', 0, 'assignee'],
    extensions: { code: 'CONFLICT' },
  });
  expect(rest.statusCode).toBe(409);
});

test('a mutation that a rule fails changes nothing', async () => {
  const app = await buildTestApp();
  await setFaults(app, [{ name: 'refuse', operation: 'Add', status: 500 }]);
  const before = (await listTasks(app)).body;

  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation Add { addTask(task: { title: "x", tags: [] }) { id } }' },
    headers: branchHeaders,
  });

  expect(statusCode).toBe(500);
  expect((await listTasks(app)).body).toBe(before);
});

test('with the same seed, the same requests fail on a second run', async () => {
  const run = async () => {
    const app = await buildTestApp();
    const { data } = await setFaults(app, [
      { name: 'flaky', field: 'Query.tasks.assignee', status: 500, probability: 0.3 },
    ]);
    const failures: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      const { errors = [] } = await sendGraphql(
        app,
        '{ tasks { assignee { fullName } } }',
        {},
        branchHeaders,
      );
      failures.push(
        ...errors.map((error) => (error as unknown as { path: number[] }).path[1] ?? -1),
      );
    }
    return { failures, rules: data.setFaults.faults };
  };

  const [first, second] = [await run(), await run()];

  expect(first.failures.length).toBeGreaterThan(1);
  expect(second.failures).toEqual(first.failures);
});

test('the same rules and calls have the same results on two branches', async () => {
  const app = await buildTestApp();
  const run = async (branch: string) => {
    const headers = { 'x-branch': branch };
    // The first request creates the branch.
    await listTasks(app, headers);
    const { data } = await setFaults(
      app,
      [
        { name: 'one', route: 'GET /one', status: 500 },
        { name: 'two', route: 'GET /two', status: 500 },
      ],
      branch,
    );
    // The delivery date is a random number of the command.
    const payload = { productId: 1 };
    await app.inject({ method: 'POST', url: '/apps/ecommerce/cart', payload, headers });
    const { body } = await app.inject({ url: '/apps/ecommerce/cart', headers });
    return { faults: data.setFaults.faults, body };
  };

  const [first, second] = [await run('first'), await run('second')];

  expect(first.faults).toHaveLength(2);
  expect(second).toEqual(first);
});

test('a rule applies at most as often as `times` states, and counts its hits', async () => {
  const app = await buildTestApp();
  await setFaults(app, [{ name: 'twice', status: 500, times: 2 }]);

  const statuses = [];
  for (const _ of [1, 2, 3]) statuses.push((await listTasks(app)).statusCode);
  const { data } = await sendGraphql(app, '{ branch(name: "pr-42") { faults { name hits } } }');

  expect(statuses).toEqual([500, 500, 200]);
  expect(data.branch.faults).toEqual([{ name: 'twice', hits: 2 }]);
});

test('the headers of a request set its delay and error', async () => {
  const app = await buildTestApp();
  const start = performance.now();

  const delayed = await listTasks(app, { 'x-mock-delay': '120' });
  const duration = performance.now() - start;
  const failed = await queryContacts(app, { 'x-mock-error': '429' });
  const wrong = await listTasks(app, { 'x-mock-error': '200' });

  expect(delayed.statusCode).toBe(200);
  expect(duration).toBeGreaterThanOrEqual(119);
  expect(failed.statusCode).toBe(429);
  expect(failed.json().errors[0].extensions.code).toBe('RATE_LIMITED');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().error).toBe('X-Mock-Error must be an integer from 400 to 599.');
});

test.each([
  [{ name: '', status: 500 }, 'rules.0.name'],
  [{ name: 'a' }, 'rules.0.delay'],
  [{ name: 'a', status: 200 }, 'rules.0.status'],
  [{ name: 'a', delay: 60_001 }, 'rules.0.delay'],
  [{ name: 'a', status: 500, probability: 2 }, 'rules.0.probability'],
  [{ name: 'a', status: 500, probability: 0 }, 'rules.0.probability'],
  [{ name: 'a', dropsStream: true, route: 'GET /apps/*' }, 'rules.0.dropsStream'],
  [{ name: 'a', dropsStream: true, field: 'Task.assignee' }, 'rules.0.dropsStream'],
  [{ name: 'a', status: 500, times: 0 }, 'rules.0.times'],
  [{ name: 'a', isNull: true }, 'rules.0.isNull'],
  [{ name: 'a', status: 500, route: 'todo/tasks' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'FETCH /apps/*' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'POST /graphql' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'GET/apps/todo/tasks' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'GET /apps/todo/täsks' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'GET /apps/todo/tasks#1' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'OPTIONS /apps/todo/tasks' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'HEAD /apps/todo/tasks' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'GET /apps/ecommerce/products/7' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'GET /gateway/requests' }, 'rules.0.route'],
  [{ name: 'a', status: 500, route: 'GET /apps/*', operation: 'Nothing' }, 'rules.0.operation'],
  [
    { name: 'a', status: 500, route: 'GET /apps/todo/*', field: 'Query.invoicePage' },
    'rules.0.field',
  ],
  [{ name: 'a', status: 500, operation: 'Add Task' }, 'rules.0.operation'],
  [{ name: 'a', status: 500, field: 'Task' }, 'rules.0.field'],
  [{ name: 'a', status: 500, field: 'Task.nothing' }, 'rules.0.field'],
  [{ name: 'a', status: 500, field: 'Task.assignee.fullName' }, 'rules.0.field'],
  [{ name: 'a', status: 500, field: 'Query.branches' }, 'rules.0.field'],
  [{ name: 'a', status: 500, field: 'Branch.seq' }, 'rules.0.field'],
  [{ name: 'a', status: 500, field: 'ChatEvent.messages' }, 'rules.0.field'],
])('refuses the rule %j and names the field', async (rule, field) => {
  const { errors } = await setFaults(await buildTestApp(), [rule]);

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
});

test.each([
  { route: 'GET /apps/ecommerce/products/:id' },
  { route: 'HEAD /v1/*' },
  { route: '* /apps/todo/*' },
  { route: 'GET*todo*', operation: 'ListTasks' },
  { route: 'GET /apps/todo/*', field: 'Task.title' },
  { route: 'GET /apps/todo/tasks', field: 'Query.tasks.assignee' },
])('accepts a rule with the conditions %j', async (conditions) => {
  const { errors } = await setFaults(await buildTestApp(), [
    { name: 'a', status: 500, ...conditions },
  ]);

  expect(errors).toBeUndefined();
});

test('with AUTH=enforce, headers cannot inject errors', async () => {
  const app = await buildTestApp({ enforceRules: true });
  const query = '{ viewer { id } }';

  const { errors } = await sendGraphql(app, query, {}, { 'x-mock-error': '503' });

  expect(errors).toBeUndefined();
});
