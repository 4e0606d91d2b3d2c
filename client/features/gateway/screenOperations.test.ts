import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { SentOperation } from '../../state/sentOperations.ts';
import { componentsOf, listOperations } from './screenOperations.ts';

const query = parse(
  'query TodoPage($q: String, $page: Int) { tasks(q: $q) { ...TaskRow_task } } fragment TaskRow_task on Task { id }',
);
const stream = parse('subscription TodoChanged { taskChanged { id } }');

const sentAt = (start: number, variables: object, document = query, end?: number) =>
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

test('an operation that was sent for the screen was answered by the network', () => {
  const [operation] = listOperations({
    active: [{ query, variables }],
    sent: [sentAt(110, { page: 1, q: 'tea' }, query, 125), sentAt(130, { q: 'milk' }, query, 140)],
    openedAt: 100,
  });

  expect(operation).toMatchObject({
    name: 'TodoPage',
    source: 'network',
    size: 120,
    request: { api: 'GRAPHQL', duration: 15, input: variables },
  });
  expect(operation && componentsOf(operation)).toEqual(['TodoPage', 'TaskRow']);
});

test.each([
  ['was never sent', []],
  ['was sent for an earlier screen', [sentAt(50, variables, query, 60)]],
])('an operation that %s was answered by the cache', (_, sent) => {
  const [operation] = listOperations({ active: [{ query, variables }], sent, openedAt: 100 });

  expect(operation).toMatchObject({ source: 'cache', size: undefined, request: { duration: 0 } });
});

test('lists subscriptions while they are open', () => {
  const list = (end?: number) =>
    listOperations({ active: [], sent: [sentAt(50, {}, stream, end)], openedAt: 100 });

  expect(list()).toMatchObject([{ name: 'TodoChanged', source: 'stream' }]);
  expect(list(60)).toEqual([]);
});

test('lists no operation of the control panel', () => {
  const branch = parse('query GatewayBranch { branch { name } }');

  expect(
    listOperations({ active: [{ query: branch, variables: {} }], sent: [], openedAt: 0 }),
  ).toEqual([]);
});
