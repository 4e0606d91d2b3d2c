import { afterEach, expect, test, vi } from 'vitest';
import { readSharedStream } from './readSharedStream.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the server and the locks of the browser. Returns the tokens of the operations that were sent. */
function stubServer() {
  const sent: (string | null)[] = [];
  let streamCount = 0;
  const fetchStub = async (_url: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') {
      streamCount += 1;
      return new Response(`stream ${streamCount}`, { status: 201 });
    }
    if (init.method === 'POST') {
      sent.push(new Headers(init.headers).get('x-graphql-event-stream-token'));
      return new Response(null, { status: 202 });
    }
    if (init.method === 'DELETE') return new Response(null, { status: 200 });
    const body = new ReadableStream({
      start: (controller) =>
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
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
  return sent;
}

test('a subscription that starts when the last one has just ended uses a new stream', async () => {
  const sent = stubServer();
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
