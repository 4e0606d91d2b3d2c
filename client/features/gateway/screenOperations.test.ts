import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { SentOperation } from '../../data/sentOperations.ts';
import { listComponentNames, listOperations } from './screenOperations.ts';

const query = parse(
  'query TodoPage($q: String, $page: Int) { tasks(q: $q) { ...TaskRow_task } } fragment TaskRow_task on Task { id }',
);
const stream = parse('subscription TodoChanged { taskChanged { id } }');

const createSentOperation = (start: number, variables: object, document = query, end?: number) =>
  ({
    operation: {
      query: document,
      operationName: document === query ? 'TodoPage' : 'TodoChanged',
      variables,
      getContext: () => ({
        response: new Response('', { headers: { 'content-length': '120' } }),
      }),
    },
    start,
    end,
  }) as unknown as SentOperation;

const variables = { q: 'tea', page: 1 };

test('the source of an operation that was sent for the screen is the network', () => {
  const [operation] = listOperations({
    active: [{ query, variables }],
    sent: [
      createSentOperation(110, { page: 1, q: 'tea' }, query, 125),
      createSentOperation(130, { q: 'milk' }, query, 140),
    ],
    openedAt: 100,
  });

  expect(operation).toMatchObject({
    name: 'TodoPage',
    source: 'network',
    size: 120,
    request: { api: 'GRAPHQL', duration: 15, input: variables },
  });
  expect(operation && listComponentNames(operation)).toEqual(['TodoPage', 'TaskRow']);
});

test.each([
  ['was never sent', []],
  ['was sent for an earlier screen', [createSentOperation(50, variables, query, 60)]],
])('the source of an operation that %s is the cache', (_, sent) => {
  const [operation] = listOperations({ active: [{ query, variables }], sent, openedAt: 100 });

  expect(operation).toMatchObject({ source: 'cache', size: undefined, request: { duration: 0 } });
});

test('lists subscriptions while they are open', () => {
  const listStream = (end?: number) =>
    listOperations({ active: [], sent: [createSentOperation(50, {}, stream, end)], openedAt: 100 });

  expect(listStream()).toMatchObject([{ name: 'TodoChanged', source: 'stream' }]);
  expect(listStream(60)).toEqual([]);
});

test('omits the operations of the control panel', () => {
  const gatewayQuery = parse('query GatewayBranch { branch { name } }');

  expect(
    listOperations({ active: [{ query: gatewayQuery, variables: {} }], sent: [], openedAt: 0 }),
  ).toEqual([]);
});
