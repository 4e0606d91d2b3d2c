import { ApolloLink, gql } from '@apollo/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApolloClient } from './apollo.ts';
import { createStream } from './stream.ts';

// A stream of the static site, which tabs do not share. `e2e/tabs.spec.ts` tests the others.
beforeEach(() => {
  document.documentElement.dataset.gateway = 'worker';
  return () => {
    delete document.documentElement.dataset.gateway;
  };
});

const query = gql`
  subscription ($since: String) {
    chatEvents(since: $since) {
      cursor
    }
  }
`;
const createEvent = (cursor: string) =>
  `event: next\ndata: {"data":{"chatEvents":{"__typename":"ChatEvent","cursor":"${cursor}"}}}\n\n`;

/** Stubs the server: each request gets the next response. Returns the `since` variables of the requests. */
function stubResponses(...responses: (() => Response)[]) {
  const requestedSince: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    requestedSince.push(JSON.parse(body).variables.since);
    const createResponse = responses.shift();
    return createResponse ? createResponse() : new Promise(() => {});
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return requestedSince;
}

const createStreamResponse = (...events: string[]) =>
  new Response(new Blob(events).stream(), { headers: { 'content-type': 'text/event-stream' } });

function subscribe() {
  const client = createApolloClient(new ApolloLink((operation) => createStream(operation)));
  const cursors: string[] = [];
  const subscription = client
    .subscribe<{ chatEvents: { cursor: string } }>({ query, variables: { since: 'a-0' } })
    .subscribe({
      next: ({ data }) => data && cursors.push(data.chatEvents.cursor),
      error: () => undefined,
    });
  onTestFinished(() => subscription.unsubscribe());
  return { cursors };
}

function useFakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('resumes after the last event when the stream ends', async () => {
  const requestedSince = stubResponses(
    () => createStreamResponse(createEvent('a-1'), createEvent('a-2')),
    () => createStreamResponse(createEvent('a-3')),
  );

  const { cursors } = subscribe();

  await vi.waitFor(() => expect(cursors).toEqual(['a-1', 'a-2', 'a-3']), 5000);
  await vi.waitFor(() => expect(requestedSince.slice(0, 3)).toEqual(['a-0', 'a-2', 'a-3']), 5000);
});

test('retries if the server cannot be reached', async () => {
  stubResponses(
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => new Response('', { status: 503 }),
    () => createStreamResponse(createEvent('a-1')),
  );

  const { cursors } = subscribe();

  await vi.waitFor(() => expect(cursors).toEqual(['a-1']), 5000);
});

test('does not retry if the server refuses the request', async () => {
  useFakeTimers();
  const requestedSince = stubResponses(() => new Response('{}', { status: 400 }));

  const { cursors } = subscribe();

  await vi.waitFor(() => expect(requestedSince).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedSince).toHaveLength(1);
  expect(cursors).toEqual([]);
});

test('opens one stream immediately when the browser is online again', async () => {
  useFakeTimers();
  const requestedSince = stubResponses(() => createStreamResponse(createEvent('a-1')));
  const { cursors } = subscribe();
  await vi.waitFor(() => expect(cursors).toEqual(['a-1']));

  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedSince).toHaveLength(1);
  window.dispatchEvent(new Event('online'));

  await vi.waitFor(() => expect(requestedSince).toEqual(['a-0', 'a-1']));
});
