import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mutationCalls, queryCalls } from '../test/contract/calls.ts';
import { dataRoutes } from '../test/contract/dataRoutes.ts';
import { isFullScale } from '../test/contract/scaleRuns.ts';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
// biome-ignore lint/suspicious/noExplicitAny: tests change any part of a scenario.
type Json = any;

const importMutation =
  'mutation ($scenario: JSON!) { importScenario(name: "imported", scenario: $scenario) { name } }';

/** Exports a branch that was forked after random mutations, and changed again. */
async function exportFork(app: App): Promise<Json> {
  for (const payload of fc.sample(mutationCalls, { seed: 5, numRuns: 150 })) {
    const headers = { 'x-branch': 'origin' };
    await app.inject({ method: 'POST', url: '/graphql', payload, headers });
  }
  await sendGraphql(app, 'mutation { createBranch(name: "fork", from: "origin") { name } }');
  await sendGraphql(
    app,
    'mutation { addTask(task: { title: "Tea", tags: [] }) { id } undoCommand(branch: "fork") { seq } }',
    {},
    { 'x-branch': 'fork' },
  );
  const { data } = await sendGraphql(app, '{ scenario(branch: "fork") }');
  return data.scenario;
}

/** Stores large amounts, fractions, optional values and an answer that is not yet sent. */
const rareValuesMutation = `mutation {
  addInvoice(invoice: {
    client: { name: "Ada" }
    items: [
      { title: "Hour", cost: 999999.99, quantity: 1.5, discountRate: 2.5, taxRates: [7.7, 0] }
      { title: "Hall", cost: 1000000, quantity: 900 }
    ]
  }) { id }
  sendMessage(message: { contact: { id: 1 }, message: "a.png" }, picture: {
    url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    width: 1, height: 1
  }) { contactId }
  applyCoupon(code: "DESKMATE10") { coupon { code } }
}`;

const importInto = (app: App, scenario: Json) => sendGraphql(app, importMutation, { scenario });

const createRecording = (changes: object) => ({
  field: 'gateway.addRecording',
  args: {
    recording: {
      id: 'a',
      at: '2026-03-09T09:00:00.000Z',
      method: 'GET',
      url: '/v1/x',
      input: '',
      route: 'GET /v1/x',
      operation: null,
      fields: [],
      status: 200,
      headers: {},
      body: '{}',
      ...changes,
    },
  },
});

test.each([
  ['headers.x-a', { headers: { 'x-a': 'a\r\nb: c' } }],
  ['headers.x-a', { headers: { 'x-a': 'a\u0100' } }],
  ['headers.x-a', { headers: { 'x-a': 5 } }],
  ['headers.x-a', { headers: { 'x-a': ['a', null] } }],
  ['headers.a b', { headers: { 'a b': 'c' } }],
  ['headers', { headers: null }],
  ['status', { status: 101 }],
  ['status', { status: 99_999 }],
  ['status', { status: null }],
  ['status', { status: '200' }],
  ['body', { body: null }],
  ['method', { method: 'GET /x' }],
  ['url', { url: 'http://other.example' }],
  ['fields.0', { fields: [1] }],
  ['extra', { extra: true }],
])(
  'refuses a recording whose %s is not valid, in a command and in the first state',
  async (field, changes) => {
    const app = await buildTestApp();
    await sendGraphql(app, 'mutation { createBranch(name: "fork") { name } }');
    const { seal: _, ...scenario } = (await sendGraphql(app, '{ scenario(branch: "fork") }')).data
      .scenario;
    const command = {
      ...createRecording(changes),
      viewerId: null,
      at: '2026-03-09T09:00:00.000Z',
      seed: 1,
    };
    const values = { 'gateway.recordings': [command.args.recording] };

    const inCommand = await importInto(app, { ...scenario, commands: [command] });
    const inState = await importInto(app, {
      ...scenario,
      start: { seq: 0, patch: { tables: {}, values } },
    });

    expect(inCommand.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      field: `scenario.commands.0.args.recording.${field}`,
    });
    expect(inState.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      field: `scenario.start.patch.values.gateway.recordings.0.${field}`,
    });
  },
);

test('a fork of a branch with valid values that no example has can be imported', async () => {
  const app = await buildTestApp();
  const headers = { 'x-branch': 'origin' };
  expect((await sendGraphql(app, rareValuesMutation, {}, headers)).errors).toBeUndefined();
  await sendGraphql(app, 'mutation { createBranch(name: "fork", from: "origin") { name } }');
  const { scenario } = (await sendGraphql(app, '{ scenario(branch: "fork") }')).data;

  expect((await importInto(app, scenario)).errors).toBeUndefined();
});

test.each([
  ['start.patch.tables.todo.tasks.rows.0.0.title', { id: 1 }],
  ['start.patch.tables.todo.tasks.rows.0.0.id', { id: 2 ** 31, title: 'Tea' }],
  ['start.patch.tables.todo.tasks.rows.0.0.id', { title: 'Tea' }],
])('refuses a scenario whose first state has an invalid row: %s', async (field, row) => {
  const app = await buildTestApp();
  const scenario = await exportFork(app);
  const counts = { lastId: 99, lowestRank: 0, highestRank: 1 };
  const table = { rows: [[row, 1]], removed: [], counts };
  const patch = { tables: { 'todo.tasks': table }, values: {} };
  const { errors } = await importInto(app, {
    ...scenario,
    seal: undefined,
    start: { seq: 1, patch },
  });

  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.extensions.field).toContain(field.split('.').slice(0, -1).join('.'));
});

const lateTimer = { key: 'a', at: '2026-03-09T09:00:00.000Z' };

test.each([
  ['a coupon that is no text', { 'ecommerce.coupon': 5 }],
  ['a timer that is no object', { 'branch.timers': ['a'] }],
  ['a timer without a command', { 'branch.timers': [{ ...lateTimer, field: 'x', args: {} }] }],
  ['the timer of a mutation', { 'branch.timers': [{ ...lateTimer, field: 'addTask', args: {} }] }],
  [
    'a timer without arguments',
    { 'branch.timers': [{ ...lateTimer, field: 'chat.reply', args: {} }] },
  ],
  ['a position without a checksum', { 'branch.position': { seq: 0, checksum: null } }],
  ['a plan without a cycle', { 'pricing.choice': { tier: 'STANDARD', cycle: null, since: null } }],
])('refuses a scenario whose first state has %s', async (_, values) => {
  const app = await buildTestApp();
  await sendGraphql(app, 'mutation { createBranch(name: "fork") { name } }');
  const { data } = await sendGraphql(app, '{ scenario(branch: "fork") }');
  const { seal: __, ...scenario } = data.scenario;

  const { errors } = await importInto(app, {
    ...scenario,
    start: { seq: 0, patch: { tables: {}, values } },
  });

  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a file that differs from the export is refused', async () => {
  const app = await buildTestApp();
  const scenario = await exportFork(app);
  expect((await importInto(app, scenario)).errors).toBeUndefined();

  const { errors } = await importInto(app, { ...scenario, name: 'changed' });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'scenario.seal' });
});

/** The paths of all values in a JSON value. */
function listPaths(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key])),
  ];
}

function replaceAt(value: Json, [key, ...rest]: string[], next: Json): Json {
  if (key === undefined) return next;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = replaceAt(value[key], rest, next);
  if (copy[key] === undefined) delete copy[key];
  return copy;
}

const wrongValues = [
  null,
  undefined,
  -1,
  2 ** 40,
  0.5,
  '',
  'x',
  '\r\n',
  'ADMIN',
  true,
  [],
  {},
  [[]],
  { id: 1 },
];

test('an imported scenario with one wrong value is refused, or all of its data can be read', {
  timeout: 600_000,
}, async () => {
  const app = await buildTestApp();
  const { seal: _, ...scenario } = await exportFork(app);
  const paths = listPaths(scenario);
  const getRoutes = dataRoutes.filter(({ method, url }) => method === 'GET' && !url.includes(':'));
  const queries = fc.sample(queryCalls, { seed: 1, numRuns: 1 }).flat();
  const headers = { 'x-branch': 'imported' };
  const random = fc.sample(fc.tuple(fc.nat(), fc.nat()), {
    seed: 3,
    numRuns: isFullScale ? 3_000 : 15,
  });
  let imported = 0;

  for (const [pathNumber, valueNumber] of random) {
    const path = paths[pathNumber % paths.length] ?? [];
    const value = wrongValues[valueNumber % wrongValues.length];
    const description = `${path.join('.')} = ${JSON.stringify(value)}`;
    const payload = {
      query: importMutation,
      variables: { scenario: replaceAt(scenario, path, value) },
    };
    const result = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect(result.statusCode, `${description}: ${result.body}`).toBeLessThan(500);
    expect(result.body, description).not.toContain('Something went wrong');
    if (result.json().errors) continue;

    imported += 1;
    for (const { url } of getRoutes) {
      const { statusCode, body } = await app.inject({ url, headers });
      expect(statusCode, `${description}: ${url} ${body}`).toBeLessThan(500);
    }
    for (const query of queries) {
      const { body } = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: query,
        headers,
      });
      expect(body, `${description}: ${query.query}`).not.toContain('Something went wrong');
    }
    await app.inject({ method: 'DELETE', url: '/gateway/branches/imported' });
  }
  expect(imported).toBeGreaterThan(0);
});
