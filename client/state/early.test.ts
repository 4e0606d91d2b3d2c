import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, earlyAnswers } from './early.ts';

const query = gql`
  query Count {
    count
  }
`;
const mutation = gql`
  mutation Reset {
    reset
  }
`;

let asked = 0;
const server = new ApolloLink(({ operationName }) =>
  of({ data: operationName === 'Reset' ? { reset: true } : { count: ++asked } }),
);

function start() {
  const link = ApolloLink.from([earlyAnswers, server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const ask = async () => {
    const { data } = await client.query<{ count: number }>({ query, fetchPolicy: 'network-only' });
    return data?.count;
  };
  return { client, ask };
}

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('an early answer is in the cache, and given to the next who asks', async () => {
  const { client, ask } = start();

  await askEarly(client, { query });

  expect(client.readQuery({ query })).toEqual({ count: 1 });
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(2);
});

test('who asks after a change gets an answer of their own', async () => {
  const { client, ask } = start();
  await askEarly(client, { query });

  await client.mutate({ mutation });

  expect(await ask()).toBe(2);
});

test('who asks much later gets an answer of their own', async () => {
  const { client, ask } = start();
  await askEarly(client, { query });

  vi.advanceTimersByTime(1000);

  expect(await ask()).toBe(2);
});

test('without an early answer, the screen asks', async () => {
  const { client, ask } = start();
  const broken = new ApolloLink(() => {
    throw new Error('no connection');
  });
  client.setLink(ApolloLink.from([earlyAnswers, broken]));

  await expect(askEarly(client, { query })).resolves.toBeUndefined();

  client.setLink(ApolloLink.from([earlyAnswers, server]));
  expect(await ask()).toBe(1);
});
