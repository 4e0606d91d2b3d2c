import { ApolloLink, gql } from '@apollo/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApollo } from './apollo.ts';
import { stream } from './stream.ts';

const query = gql`
  subscription ($since: String) {
    chatEvents(since: $since) {
      cursor
    }
  }
`;
const event = (cursor: string) =>
  `event: next\ndata: {"data":{"chatEvents":{"__typename":"ChatEvent","cursor":"${cursor}"}}}\n\n`;

/** A server that answers each stream with the next response, and records the requests. */
function answering(...answers: (() => Response)[]) {
  const requestedSince: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    requestedSince.push(JSON.parse(body).variables.since);
    const answer = answers.shift();
    return answer ? answer() : new Promise(() => {});
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return requestedSince;
}

const streamed = (...events: string[]) =>
  new Response(new Blob(events).stream(), { headers: { 'content-type': 'text/event-stream' } });

function watch() {
  const client = createApollo(new ApolloLink((operation) => stream(operation)));
  const cursors: string[] = [];
  const failed = vi.fn();
  const subscription = client
    .subscribe<{ chatEvents: { cursor: string } }>({ query, variables: { since: 'a-0' } })
    .subscribe({ next: ({ data }) => data && cursors.push(data.chatEvents.cursor), error: failed });
  onTestFinished(() => subscription.unsubscribe());
  return { cursors, failed };
}

function useFakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a stream that ends resumes after the last event', async () => {
  const requestedSince = answering(
    () => streamed(event('a-1'), event('a-2')),
    () => streamed(event('a-3')),
  );

  const { cursors } = watch();

  await vi.waitFor(() => expect(cursors).toEqual(['a-1', 'a-2', 'a-3']), 5000);
  await vi.waitFor(() => expect(requestedSince.slice(0, 3)).toEqual(['a-0', 'a-2', 'a-3']), 5000);
});

test('retries if the server cannot be reached', async () => {
  answering(
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => new Response('', { status: 503 }),
    () => streamed(event('a-1')),
  );

  const { cursors } = watch();

  await vi.waitFor(() => expect(cursors).toEqual(['a-1']), 5000);
});

test('does not retry after a refusal', async () => {
  useFakeTimers();
  const requestedSince = answering(() => new Response('{}', { status: 400 }));

  const { cursors } = watch();

  await vi.waitFor(() => expect(requestedSince).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedSince).toHaveLength(1);
  expect(cursors).toEqual([]);
});

test('opens one stream immediately when the connection returns', async () => {
  useFakeTimers();
  const requestedSince = answering(() => streamed(event('a-1')));
  const { cursors } = watch();
  await vi.waitFor(() => expect(cursors).toEqual(['a-1']));

  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedSince).toHaveLength(1);
  window.dispatchEvent(new Event('online'));

  await vi.waitFor(() => expect(requestedSince).toEqual(['a-0', 'a-1']));
});
