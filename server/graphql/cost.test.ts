import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, graphql, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createBranch } from '../branch.ts';
import { crm, registry } from '../features.ts';
import { createSchema } from '../schema.ts';
import {
  buildTestApp,
  createGuestContext,
  createTestServices,
  sendGraphql,
} from '../test/testApp.ts';
import { createCostCheck, createEstimate } from './cost.ts';
import { limits } from './limits.ts';

const schema = createSchema(crm);

function estimate(text: string, variables = {}, rows: Record<string, number> = {}) {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const countRows = (table?: string) => (table === undefined ? 1000 : (rows[table] ?? 0));
  return createEstimate(schema, document, operation)(variables, countRows);
}

test.each([
  ['fields', '{ invoicePage(perPage: 0) { total } __typename }', {}, 3],
  ['the rows of a table', '{ tasks { id title } }', {}, 1 + 40 * 3],
  ['a page', '{ taskPage(perPage: 5) { tasks { id } } }', {}, 2 + 5 * 2],
  [
    'a page whose size is a variable',
    'query ($n: Int!) { taskPage(perPage: $n) { tasks { id } } }',
    { n: 7 },
    2 + 7 * 2,
  ],
  [
    'a page whose size is the default of a variable',
    'query ($n: Int! = 3) { taskPage(perPage: $n) { tasks { id } } }',
    {},
    2 + 3 * 2,
  ],
  [
    'a page of an invalid size as empty, because it is refused later',
    'query ($n: Int!) { taskPage(perPage: $n) { tasks { id } } }',
    { n: { toString: false } },
    2,
  ],
  [
    'a page whose size is the default of the argument',
    '{ taskPage { tasks { id } } }',
    {},
    2 + 50 * 2,
  ],
  ['a field with a weight', '{ scenario }', {}, 90_000],
  [
    'the weight of a field of list items',
    '{ recordedRequests(limit: 100) { id input } }',
    {},
    1 + 100 * (1 + 1 + 10),
  ],
  ['a list without a known size', '{ plans { name } }', {}, 1 + 10 * 2],
  ['nested lists', '{ tasks { assignee { fullName } tags } }', {}, 1 + 40 * 4],
  [
    'fragments',
    '{ ...all } fragment all on Query { a: tasks { id } b: tasks { ...id } } fragment id on Task { id }',
    {},
    2 * (1 + 40 * 2),
  ],
  [
    'a list of ids',
    'mutation ($ids: [Int!]!) { restoreEmails(ids: $ids) { id } }',
    { ids: [1, 2, 3] },
    1 + 3 * 2,
  ],
  [
    'a page that is larger than every table',
    '{ taskPage(perPage: 2000000000) { tasks { id } } }',
    {},
    2 + 1000 * 2,
  ],
])('counts %s', (_, text, variables, cost) => {
  expect(estimate(text, variables, { 'todo.tasks': 40 })).toBe(cost);
});

const nestedLists = `{ invoicePage { allInvoices { salesperson { invoices(perPage: 1000) { invoices {
  salesperson { invoices(perPage: 1000) { invoices { salesperson { invoices(perPage: 1000) {
  invoices { id } } } } } } } } } } } }`;

test('a page of the journal costs its maximum, because the journal can be longer than all tables', async () => {
  const app = await buildTestApp();
  const aliases = Array.from(
    { length: 100 },
    (_, index) => `a${index}: journal(limit: 500) { entries { args } }`,
  );

  const once = await sendGraphql(app, `{ ${aliases[0]} }`);
  const often = await sendGraphql(app, `{ ${aliases.join(' ')} }`);

  expect(once.errors).toBeUndefined();
  expect(often.errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'cost' });
});

test('introspection costs what it returns: once for a tool, and not by a hundred aliases', async () => {
  const app = await buildTestApp();
  const query = (text: string) => sendGraphql(app, text);
  const types = '__schema { types { fields { type { ofType { ofType { name } } } } } }';
  const aliases = Array.from({ length: 100 }, (_, index) => `a${index}: ${types}`).join(' ');

  const once = await query(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }));
  const often = await query(`{ ${aliases} }`);

  expect(once.errors).toBeUndefined();
  expect(often.errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'cost' });
});

test('nested lists above the limit are refused before they are executed', async () => {
  const app = await buildTestApp();

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: { query: nestedLists },
  });

  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toEqual([
    {
      message: expect.stringMatching(/^The cost limit is \d+; this operation has \d+\./),
      extensions: { code: 'LIMIT_EXCEEDED', limit: 'cost', cost: expect.any(Number) },
    },
  ]);
});

test('all rows of a table of any size can be listed', () => {
  const document = parse('{ tasks { id title dueDate description tags isCompleted } }');
  const [operation] = document.definitions as [OperationDefinitionNode];

  expect(() => createCostCheck(schema)(document, operation, {}, () => 1_000_000)).not.toThrow();
});

test.each([
  ['JSON values', Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, [i, {}]]))],
  ['texts', 'x'.repeat(9_000)],
])(
  'long %s that are selected many times are refused before they are written',
  async (_, description) => {
    const app = await buildTestApp();
    const send = (query: string, variables = {}) => sendGraphql(app, query, variables);
    const add =
      'mutation ($d: JSON) { addTask(task: { title: "Tea", tags: [], description: $d }) { id } }';
    for (let count = 0; count < 75; count += 1) await send(add, { d: description });
    const aliases = Array.from({ length: 100 }, (_, index) => `a${index}: tasks { description }`);

    for (let count = 0; count < 3; count += 1) {
      const { errors } = await send(`{ ${aliases.join(' ')} }`);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'response' });
    }
    expect((await send('{ tasks { description } }')).errors).toBeUndefined();
  },
);

test('an operation that takes too long is stopped with one error', async () => {
  const context = createGuestContext(createBranch({ registry, services: createTestServices() }));

  const { errors } = await graphql({
    schema,
    source: '{ users { invoices { total } } }',
    contextValue: { ...context, deadline: 0 },
  });

  expect(errors?.[0]?.extensions).toEqual({ code: 'LIMIT_EXCEEDED', limit: 'executionTime' });
});

test('the operations of the dashboard cost less than half of the limit', () => {
  const branch = createBranch({ registry, services: createTestServices() });
  const client = join(import.meta.dirname, '../../client');
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.includes('node_modules'))
    .map((file) => readFileSync(join(client, file), 'utf8'));
  const document = parse(texts.join('\n'));
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

  const costs = operations.map((operation) =>
    createEstimate(schema, document, operation)({ perPage: 100, limit: 100 }, branch.countRows),
  );

  expect(costs.length).toBeGreaterThan(100);
  expect(Math.max(...costs)).toBeLessThan(limits.cost / 2);
});

test('an operation cannot export a branch a hundred times', async () => {
  const app = await buildTestApp();
  const aliases = Array.from({ length: 100 }, (_, index) => `a${index}: scenario`);

  const { errors } = await sendGraphql(app, `{ ${aliases.join(' ')} }`);

  expect(errors?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED');
  expect((await sendGraphql(app, '{ scenario }')).errors).toBeUndefined();
});
