import { expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

/** Returns the value of a metric, or undefined if there is none. */
async function readMetric(app: App, name: string): Promise<number | undefined> {
  const { payload } = await app.inject('/metrics');
  const line = payload.split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

const getRequestMetric = (method: string, route: string, status: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
const getOperationMetric = (type: string, name: string) =>
  `graphql_operation_duration_seconds_count{type="${type}",name="${name}"}`;

test('counts requests by the pattern of their route and by status', async () => {
  const app = await buildTestApp();

  await app.inject('/apps/ecommerce/products/1');
  await app.inject('/apps/ecommerce/products/2');
  await app.inject('/apps/ecommerce/products/x');
  await app.inject('/unknown/1');

  expect(await readMetric(app, getRequestMetric('GET', '/apps/ecommerce/products/:id', 200))).toBe(
    2,
  );
  expect(await readMetric(app, getRequestMetric('GET', '/apps/ecommerce/products/:id', 404))).toBe(
    1,
  );
  expect(await readMetric(app, getRequestMetric('GET', 'none', 404))).toBe(1);
});

test('counts operations by type and name, executed by graphql-js or compiled', async () => {
  const app = await buildTestApp();

  for (let count = 0; count < 3; count += 1) await sendGraphql(app, 'query Tasks { tasks { id } }');
  await sendGraphql(app, 'mutation { deleteTask(id: 1) { id } }');
  await sendGraphql(app, '{ unknown }');

  expect(await readMetric(app, getOperationMetric('query', 'Tasks'))).toBe(3);
  expect(await readMetric(app, getOperationMetric('mutation', 'anonymous'))).toBe(1);
  expect(await readMetric(app, getOperationMetric('invalid', 'invalid'))).toBe(1);
  expect(await readMetric(app, 'graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
});

test('the number of operation names is limited', async () => {
  const app = await buildTestApp();

  for (let count = 0; count < 203; count += 1)
    await sendGraphql(app, `query Q${count} { __typename }`);
  await sendGraphql(app, 'query Q1 { __typename }');

  expect(await readMetric(app, getOperationMetric('query', 'other'))).toBe(3);
  expect(await readMetric(app, getOperationMetric('query', 'Q1'))).toBe(2);
});

test('counts the streams that are open', async () => {
  const app = await buildTestApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await readMetric(app, 'graphql_open_streams')).toBe(0);

  const { body } = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'subscription { changes { cursor } }' }),
  });

  expect(await readMetric(app, 'graphql_open_streams')).toBe(1);
  await body?.cancel();
});

test('describes the heap and the event loop', async () => {
  const app = await buildTestApp();

  expect(await readMetric(app, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  expect(await readMetric(app, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

const token = 'the token of the metrics in the tests';

test.each([
  ['200 with AUTH=open and no token', {}, {}, 200],
  ['403 with AUTH=enforce and no token', { enforceRules: true }, {}, 403],
  ['401 without the token', { metricsToken: token }, {}, 401],
  ['401 with another token', { metricsToken: token }, { authorization: `Bearer ${token}!` }, 401],
  [
    '200 with the token',
    { metricsToken: token, enforceRules: true },
    { authorization: `Bearer ${token}` },
    200,
  ],
])('/metrics returns %s', async (_, options, headers, status) => {
  const app = await buildTestApp(options);

  const response = await app.inject({ url: '/metrics', headers });

  expect(response.statusCode).toBe(status);
});
