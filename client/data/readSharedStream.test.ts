import { afterEach, expect, test, vi } from 'vitest';
import { readSharedStream } from './readSharedStream.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Replaces the server and the locks of the browser. Returns the tokens of the operations that were sent, the addresses of
 * the requests that stopped an operation, answered with `stopAnswer`, and the tokens of the ended streams.
 */
function stubServer(stopAnswer?: Promise<void>) {
  const sent: (string | null)[] = [];
  const stopped: string[] = [];
  const ended: string[] = [];
  let streamCount = 0;
  const fetchStub = async (url: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') {
      streamCount += 1;
      return new Response(`stream ${streamCount}`, { status: 201 });
    }
    if (init.method === 'POST') {
      sent.push(new Headers(init.headers).get('x-graphql-event-stream-token'));
      return new Response(null, { status: 202 });
    }
    if (init.method === 'DELETE') {
      stopped.push(url);
      await stopAnswer;
      return new Response(null, { status: 200 });
    }
    const body = new ReadableStream({
      start: (controller) =>
        init.signal?.addEventListener('abort', () => {
          ended.push(new Headers(init.headers).get('x-graphql-event-stream-token') ?? '');
          controller.error(init.signal?.reason);
        }),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  vi.stubGlobal('fetch', fetchStub);

  let last = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request(_name: string, _options: object, callback: () => Promise<void>) {
        const result = last.then(callback);
        last = result.catch(() => undefined);
        return result;
      },
    },
  });
  return { sent, stopped, ended };
}

test('a subscription that starts when the last one has just ended uses a new stream', async () => {
  const { sent } = stubServer();
  const first = new AbortController();
  const second = new AbortController();

  const firstEnd = readSharedStream({ query: 'a' }, first.signal, () => undefined);
  await vi.waitFor(() => expect(sent).toEqual(['stream 1']));
  first.abort();
  await firstEnd;
  const secondEnd = readSharedStream({ query: 'b' }, second.signal, () => undefined);

  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toBe('stream 2');
  second.abort();
  await secondEnd;
});

test('subscriptions that end together stop no operation of the stream that ends with them', async () => {
  const { sent, stopped } = stubServer();
  const controllers = [new AbortController(), new AbortController()];

  const ends = controllers.map(({ signal }) =>
    readSharedStream({ query: 'a' }, signal, () => undefined),
  );
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  for (const controller of controllers) controller.abort();
  await Promise.all(ends);

  expect(stopped).toEqual([]);
});

test('a subscription that ends before the others stops its operation before the stream ends', async () => {
  let answer = () => {};
  const { sent, stopped, ended } = stubServer(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const first = new AbortController();
  const second = new AbortController();

  const ends = [first, second].map(({ signal }) =>
    readSharedStream({ query: 'a' }, signal, () => undefined),
  );
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  first.abort();
  await ends[0];

  second.abort();
  await ends[1];

  expect(stopped).toHaveLength(1);
  expect(ended).toEqual([]);
  answer();
  await vi.waitFor(() => expect(ended).toEqual(['stream 1']));
});
