import { expect, test } from 'vitest';
import { createMemoryBudget } from '../services/memoryBudget.ts';
import { buildTestApp, createTestServices, sendGraphql } from '../test/testApp.ts';
import type { ReceivedRequest } from './requestLog.ts';
import { createTraffic } from './traffic.ts';

const { now } = createTestServices();

const createRequest = (changes: Partial<ReceivedRequest> = {}): ReceivedRequest => ({
  api: 'GRAPHQL',
  method: 'POST',
  url: '/graphql',
  route: null,
  operation: null,
  query: '{ tasks { id } }',
  input: null,
  secrets: null,
  status: 200,
  errorCode: null,
  duration: 1,
  size: 2,
  fault: null,
  upstream: null,
  ...changes,
});

test.each<[string, Partial<ReceivedRequest>]>([
  ['query', { query: `{ tasks { id } } #${'x'.repeat(900_000)}` }],
  ['input', { input: { text: 'x'.repeat(900_000) } }],
  ['input', { input: { ['x'.repeat(900_000)]: 1 } }],
  ['input', { input: Array.from({ length: 900_000 }, () => 0) }],
  ['input', { api: 'REST', input: 'x'.repeat(900_000) }],
  ['operation', { operation: 'x'.repeat(900_000) }],
  ['url', { url: `/apps/todo/tasks?q=${'x'.repeat(900_000)}` }],
])('keeps no long %s of a request', (name, changes) => {
  const traffic = createTraffic(now);

  traffic.record(createRequest(changes));

  const kept = traffic.list({ limit: 1 })[0]?.[name as 'url'];
  expect(JSON.stringify(kept).length).toBeLessThan(21_000);
});

test('the requests of all branches together take at most 32 MB', () => {
  const budget = createMemoryBudget(32_000_000);
  const logs = Array.from({ length: 50 }, () => createTraffic(now, budget));

  for (let count = 0; count < 200; count += 1) {
    for (const log of logs) {
      log.record(createRequest({ input: { text: `${count}`.padEnd(19_000) } }));
    }
  }

  expect(budget.getTotal()).toBeLessThan(32_000_000);
  for (const log of logs) expect(log.list({ limit: 1 })).toHaveLength(1);
  for (const log of logs) log.clear();
  expect(budget.getTotal()).toBe(0);
});

test('the batches that wait for slow subscribers are part of the limit', async () => {
  const budget = createMemoryBudget(4_000_000);
  const logs = Array.from({ length: 20 }, () => createTraffic(now, budget));
  const streams = logs.map((log) => log.watch(({ total }) => total));

  for (let count = 0; count < 50; count += 1) {
    for (const log of logs) log.record(createRequest({ url: `/${'x'.repeat(15_000)}` }));
  }

  expect(budget.getTotal()).toBeLessThan(4_000_000);
  for (const stream of streams) await stream.return?.();
  for (const log of logs) log.clear();
  expect(budget.getTotal()).toBe(0);
});

test('a client that fills the log of a branch does not remove the requests of another client', () => {
  const traffic = createTraffic(now);
  traffic.record(createRequest({ client: '192.0.2.1', operation: 'Quiet' }));

  for (let count = 0; count < 5_000; count += 1) {
    traffic.record(createRequest({ client: '192.0.2.2', operation: 'Loud' }));
  }

  expect(traffic.list({ operation: 'Quiet', limit: 1 })).toHaveLength(1);
  expect(traffic.list({ operation: 'Loud', limit: 1_000 })).toHaveLength(1_000);
});

test('a client that fills the logs of many branches does not remove the requests of another client', () => {
  const budget = createMemoryBudget(4_000_000);
  const quiet = createTraffic(now, budget);
  quiet.record(createRequest({ client: '192.0.2.1', input: { text: 'x'.repeat(19_000) } }));
  const logs = Array.from({ length: 1_000 }, () => createTraffic(now, budget));

  for (let count = 0; count < 10; count += 1) {
    for (const log of logs) log.record(createRequest({ client: '192.0.2.2' }));
  }

  expect(budget.getTotal()).toBeLessThan(4_000_000);
  expect(quiet.list({ limit: 1 })).toHaveLength(1);
});

const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  [
    'an undeclared variable',
    (depth: number) => `{"query":"{ tasks { id } }","variables":{"other":${nest(depth)}}}`,
  ],
  [
    'a variable of an unknown operation',
    (depth: number) => `{"query":"{ nothing }","variables":{"other":${nest(depth)}}}`,
  ],
  [
    'a variable of a wrong type',
    (depth: number) =>
      `{"query":"query ($id: Int!) { task(id: $id) { id } }","variables":{"id":${nest(depth)}}}`,
  ],
])('deeply nested %s does not prevent reading the requests', async (_, createBody) => {
  const app = await buildTestApp();
  const headers = { 'content-type': 'application/json' };

  for (const depth of [33, 5_000, 200_000]) {
    await app.inject({ method: 'POST', url: '/graphql', headers, payload: createBody(depth) });
    await app.inject({
      method: 'POST',
      url: '/apps/todo/add-tasks',
      headers,
      payload: nest(depth),
    });
  }
  const response = await app.inject('/gateway/requests');
  const { errors } = await sendGraphql(app, '{ recordedRequests { input query url } }');

  expect(response.statusCode).toBe(200);
  expect(errors).toBeUndefined();
});

test('an undeclared variable is neither kept nor part of a cost', async () => {
  const app = await buildTestApp();

  await sendGraphql(app, 'query ($id: Int!) { task(id: $id) { id } }', { id: 1, other: 'x' });
  const { data } = await sendGraphql(app, '{ recordedRequests { input } }');

  expect(data.recordedRequests[0].input).toEqual({ id: 1 });
});
