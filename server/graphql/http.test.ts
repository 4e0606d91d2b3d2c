import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { buildTestApp, listenTestApp, sendGraphql } from '../test/testApp.ts';
import { limits } from './limits.ts';

test('all 61 audits of GraphQL over HTTP pass', async () => {
  const url = `${await listenTestApp()}/graphql`;
  const audits = serverAudits({ url, fetchFn: fetch });

  const results = await Promise.all(audits.map((audit) => audit.fn()));

  expect(results).toHaveLength(61);
  expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
});

test.each([
  ['a POST of plain text', 'POST', { 'content-type': 'text/plain' }, 415],
  ['a POST of a form', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a POST without a type', 'POST', {}, 415],
  ['a GET from another site', 'GET', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a PUT', 'PUT', { 'content-type': 'application/json' }, 405],
] as const)(
  'refuses %s, so that other sites cannot send requests',
  async (_, method, headers, status) => {
    const app = await buildTestApp();

    const response = await app.inject({
      method,
      url: '/graphql?query={tasks{id}}',
      headers,
      ...(method !== 'GET' && { payload: '{"query":"{ tasks { id } }"}' }),
    });

    expect(response.statusCode).toBe(status);
    expect(response.json().errors[0].message).not.toBe('');
  },
);

test('a mutation by GET is refused', async () => {
  const app = await buildTestApp();

  const response = await app.inject('/graphql?query=mutation{deleteTask(id:1){id}}');

  expect(response.statusCode).toBe(405);
});

test.each([
  [
    'an operation name that does not exist',
    { query: 'query A { viewer { id } }', operationName: 'B' },
    'Unknown operation named "B".',
  ],
  [
    'two operations without an operation name',
    { query: 'query A { viewer { id } } query B { viewer { id } }' },
    'Must provide operation name if query contains multiple operations.',
  ],
  [
    'a subscription',
    { query: 'subscription { changes { cursor } }' },
    'A subscription needs a stream. Send Accept: text/event-stream or multipart/mixed;subscriptionSpec=1.0, or use a WebSocket.',
  ],
  [
    'a persisted query without a version',
    createPersistedQuery({}),
    'Unsupported persisted query version',
  ],
  [
    'a persisted query that is a number',
    createPersistedQuery(1),
    'Unsupported persisted query version',
  ],
  [
    'a persisted query with the hash of another one',
    createPersistedQuery({ version: 1, sha256Hash: 'abc' }),
    'provided sha does not match query',
  ],
  [
    'a persisted query whose hash is not a string',
    createPersistedQuery({ version: 1, sha256Hash: { length: 1 } }),
    'provided sha does not match query',
  ],
] as const)('refuses %s with 400 and names the reason', async (_, payload, message) => {
  const app = await buildTestApp();

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'application/graphql-response+json' },
    payload,
  });

  const [error] = response.json().errors;
  expect(error.message).toBe(message);
  expect(error.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  expect(response.statusCode).toBe(400);
});

function createPersistedQuery(persistedQuery: unknown) {
  return { query: '{ viewer { id } }', extensions: { persistedQuery } };
}

const nestFields = (depth: number) => `{ ${'a { '.repeat(depth)} b ${'} '.repeat(depth)} }`;
const doublingFragments = Array.from(
  { length: 30 },
  (_, index) => `fragment F${index} on Task { ...F${index + 1} ...F${index + 1} }`,
).join(' ');

test.each([
  ['depth', nestFields(limits.depth + 1)],
  [
    'aliases',
    `{ ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: tasks { id }`).join(' ')} }`,
  ],
  ['directives', `{ tasks ${'@skip(if: false) '.repeat(limits.directives + 1)} { id } }`],
  ['tokens', `{ tasks { ${'id '.repeat(limits.tokens)} } }`],
  ['fields', `{ tasks { ...F0 } } ${doublingFragments} fragment F30 on Task { id }`],
])('returns 400 and names the limit on %s', async (limit, query) => {
  const app = await buildTestApp();

  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { accept },
      payload: { query },
    });

    expect(response.statusCode).toBe(400);
    const found = response.json().errors.map((error: { extensions: unknown }) => error.extensions);
    expect(found).toContainEqual({ code: 'LIMIT_EXCEEDED', limit });
  }
});

test('returns 413 for a body above the limit', async () => {
  const app = await buildTestApp();

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: `# ${'x'.repeat(2_000_000)}` },
  });

  expect(response.statusCode).toBe(413);
  expect(response.json().errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
});

test('returns 400 with a code for malformed JSON', async () => {
  const app = await buildTestApp();

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: '{"query":',
  });

  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].extensions.code).toBe('BAD_REQUEST');
});

test('a query has the same response before and after its compilation, and after an error', async () => {
  const app = await buildTestApp();
  const query = 'query ($id: Int!) { task(id: $id) { id title tags description } }';
  const first = await sendGraphql(app, query, { id: 3 });

  const failed = [
    await sendGraphql(app, query, { id: 99 }),
    await sendGraphql(app, query, { id: 'x' }),
  ];
  const again = [
    await sendGraphql(app, query, { id: 3 }),
    await sendGraphql(app, query, { id: 3 }),
  ];

  expect(again).toEqual([first, first]);
  expect(failed.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    'NOT_FOUND',
    'BAD_USER_INPUT',
  ]);
});

test('the introspection query of graphql-js is within the limits', async () => {
  const { getIntrospectionQuery } = await import('graphql');
  const app = await buildTestApp();

  const { data } = await sendGraphql(app, getIntrospectionQuery());

  expect(data.__schema.queryType.name).toBe('Query');
});
