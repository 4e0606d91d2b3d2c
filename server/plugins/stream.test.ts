import { once } from 'node:events';
import { connect } from 'node:net';
import { createClient } from 'graphql-sse';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBranch } from '../branch.ts';
import { registry } from '../features.ts';
import { limits } from '../graphql/limits.ts';
import {
  buildTestApp,
  createControlledServices,
  createTestServices,
  listenTestApp,
  sendGraphql,
} from '../test/testApp.ts';

const query = `subscription ($since: String) {
  chatEvents(since: $since) { cursor kind contact { id isTyping } messages { id text } }
}`;

interface Event {
  cursor: string;
  kind: string;
  contact: { id: number; isTyping: boolean } | null;
  messages: { id: number; text: string }[];
}

/** Subscribes to the chats of a server. Returns a function that waits for a number of events. */
function watch(url: string, since?: string) {
  const client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0 });
  onTestFinished(client.dispose);
  const stream = client.iterate<{ chatEvents: Event }>({ query, variables: { since } });

  return {
    end: () => stream.return?.(),
    async take(count: number): Promise<Event[]> {
      const events: Event[] = [];
      while (events.length < count) {
        const { value, done } = await stream.next();
        if (done || !value.data) break;
        events.push(value.data.chatEvents);
      }
      return events;
    },
  };
}

async function open() {
  const { services, advance } = createControlledServices();
  const app = await buildTestApp({ services });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (message: string) =>
    app.inject({
      method: 'POST',
      url: '/apps/chat/send-msg',
      payload: { obj: { contact: { id: 1 }, message } },
    });
  const cursor = async () => (await sendGraphql(app, '{ chatCursor }')).data.chatCursor as string;
  return { app, url, post, advance, cursor };
}

test('each subscriber receives a message that was sent by REST and the reply to it', async () => {
  const { url, post, advance, cursor } = await open();
  const since = await cursor();
  const watchers = [watch(url, since), watch(url, since)];

  await post('Hello');
  advance(60_000);

  const [first, second] = await Promise.all(watchers.map(({ take }) => take(3)));
  expect(first).toEqual(second);
  expect(first?.map(({ kind, contact }) => [kind, contact?.isTyping])).toEqual([
    ['WRITTEN', false],
    ['CHANGED', true],
    ['WRITTEN', false],
  ]);
});

test('a subscriber resumes from its cursor, without missing or repeated events', async () => {
  const { url, post, cursor } = await open();
  const first = watch(url, await cursor());
  await post('One');
  const [one] = await first.take(1);
  first.end();

  await post('Two');
  await post('Three');

  const second = watch(url, one?.cursor);
  const events = await second.take(2);
  expect(events.map(({ messages }) => messages[0]?.text)).toEqual(['Two', 'Three']);
});

test('returns MISSED for a cursor that is too old or of another server', {
  tags: ['nightly'],
}, async () => {
  const { app, url, post, cursor } = await open();
  const old = await cursor();
  for (let index = 0; index < 501; index += 1) {
    await sendGraphql(app, `mutation { updateChatContact(contact: { id: 1 }) { id } }`);
  }
  await post('Later');

  for (const since of ['zzz-3', 'nonsense', '', old]) {
    const [event] = await watch(url, since || 'x').take(1);
    expect(event).toMatchObject({ kind: 'MISSED', cursor: await cursor(), messages: [] });
  }
});

test('a subscriber resumes between the events of one request, without missing or repeated events', async () => {
  const { app, url, cursor } = await open();
  const since = await cursor();
  const block = (id: number) => `updateChatContact(contact: { id: ${id}, isMuted: true }) { id }`;
  await sendGraphql(app, `mutation { a: ${block(1)} b: ${block(2)} }`);

  const all = await watch(url, since).take(2);
  const [second] = await watch(url, all[0]?.cursor).take(1);

  expect(all.map(({ contact }) => contact?.id)).toEqual([1, 2]);
  expect(second).toEqual(all[1]);
});

test('under a frozen clock, the cursor of another start is not accepted', async () => {
  const start = async (id: number) => {
    const app = await buildTestApp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await sendGraphql(
      app,
      `mutation { updateChatContact(contact: { id: ${id}, isMuted: true }) { id } }`,
    );
    return { url, cursor: (await sendGraphql(app, '{ chatCursor }')).data.chatCursor as string };
  };
  const [first, same, other] = [await start(1), await start(1), await start(2)];

  const [event] = await watch(other.url, first.cursor).take(1);

  expect(event).toMatchObject({ kind: 'MISSED', cursor: other.cursor });
  // The same sample and the same commands: nothing is missed.
  expect(same.cursor).toBe(first.cursor);
});

const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test.each([
  ['a syntax error', 'subscription {'],
  ['an unknown field', 'subscription { weather }'],
  ['too many tokens', `subscription { chatEvents { ${'cursor '.repeat(limits.tokens)} } }`],
  [
    'too many aliases',
    `subscription { chatEvents { ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: cursor`).join(' ')} } }`,
  ],
])('refuses to stream %s', async (_, refused) => {
  const url = await listenTestApp();

  const response = await send(url, { query: refused });

  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].message).not.toBe('');
});

test('returns 400 for variables of a wrong type, and logs no error', async () => {
  const lines: string[] = [];
  const url = await listenTestApp({
    log: { write: (line) => void lines.push(line) },
    logLevel: 'error',
  });

  const response = await send(url, {
    query: 'subscription ($since: String) { chatEvents(since: $since) { cursor } }',
    variables: { since: [1] },
  });

  expect(response.status).toBe(400);
  const { errors } = await response.json();
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining('Variable "$since"'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(lines).toEqual([]);
});

test('other sites cannot open a stream', async () => {
  const url = await listenTestApp();

  const plain = await send(url, JSON.stringify({ query }), { 'content-type': 'text/plain' });

  const get = await fetch(`${url}/graphql/stream?query=${encodeURIComponent(query)}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });

  expect([plain.status, get.status]).toEqual([415, 403]);
});

test('refuses malformed JSON and a body that is too large', async () => {
  const url = await listenTestApp();

  expect((await send(url, '{"query":')).status).toBe(400);
  expect((await send(url, { query, variables: { since: 'x'.repeat(2_000_000) } })).status).toBe(
    413,
  );
});

test('simultaneous requests cannot open more streams than the limit', async () => {
  const services = createTestServices();
  let verify = () => {};
  const verified = new Promise<void>((resolve) => {
    verify = resolve;
  });
  const tokens = { ...services.tokens, verify: () => verified.then(() => undefined) };
  const url = await listenTestApp({ services: { ...services, tokens }, maxStreams: 3 });
  const statuses: number[] = [];
  const sendOne = async () => {
    const response = await send(url, { query }, { authorization: 'Bearer unverified' });
    statuses.push(response.status);
    await response.body?.cancel();
  };

  const sent = Promise.all(Array.from({ length: 12 }, sendOne));
  // Requests above the limit are refused while the first ones are still being opened.
  await vi.waitFor(() => expect(statuses).toEqual(Array(9).fill(503)));
  verify();
  await sent;

  expect(statuses.slice(9)).toEqual([200, 200, 200]);
});

test('refuses the streams of an address above its share, and says when to try again', async () => {
  const url = await listenTestApp({ maxStreamsPerClient: 1 });
  const first = await send(url, { query });

  const refused = await send(url, { query });
  expect([first.status, refused.status, refused.headers.get('retry-after')]).toEqual([
    200,
    503,
    '10',
  ]);

  await first.body?.cancel();
  await vi.waitFor(async () => {
    const { status, body } = await send(url, { query });
    await body?.cancel();
    expect(status).toBe(200);
  });
});

test('a refused subscription does not count as an open stream', { tags: ['nightly'] }, async () => {
  const url = await listenTestApp();

  for (let count = 0; count <= limits.streams; count += 1) {
    expect((await send(url, { query: 'subscription { weather }' })).status).toBe(400);
  }
});

test('with AUTH=enforce, a stream requires the ability to read', async () => {
  const app = await buildTestApp({ enforceRules: true, services: createTestServices() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const text = await (await send(url, { query })).text();

  expect(text).toContain('FORBIDDEN');
});

test('closing the server ends its streams', async () => {
  const { app, url } = await open();
  const watcher = watch(url, 'x');
  await watcher.take(1);

  const closed = app.close();

  await watcher.take(1).catch(() => []);
  await closed;
});

test('a subscription has no time limit', async () => {
  const { executionTime } = limits;
  onTestFinished(() => {
    limits.executionTime = executionTime;
  });
  limits.executionTime = 0;
  const { url, post, cursor } = await open();
  const client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0 });
  onTestFinished(client.dispose);
  const events = client.iterate({
    query:
      'subscription ($since: String) { chatEvents(since: $since) { contact { user { id } } } }',
    variables: { since: await cursor() },
  });

  await post('Hello');

  const { value } = await events.next();
  expect(value.errors).toBeUndefined();
});

test('a subscriber that does not read is disconnected and uses no memory', {
  tags: ['nightly'],
}, async () => {
  const { app, url, post } = await open();
  const { port } = new URL(url);
  const body = JSON.stringify({ query });
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /graphql/stream HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'readable');
  const text = 'x'.repeat(9_000);

  // The socket buffers some megabytes before the server notices.
  for (let count = 0; count < 2_500; count += 1) await post(text);

  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  const later = await app.inject('/apps/chat/chats-and-contacts');
  expect(later.statusCode).toBe(200);
});

test('an unexpected error is logged, and its message is not sent', async () => {
  const lines: string[] = [];
  const branch = createBranch({ registry, services: createTestServices() });
  vi.spyOn(branch.collections.chat, 'watch').mockImplementation(() => {
    throw new Error('The password is tea');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const app = await buildTestApp({ branch, log: { write: (line) => void lines.push(line) } });

  const { payload, headers } = await app.inject({
    method: 'POST',
    url: '/graphql/stream',
    payload: { query },
  });

  expect(payload).toContain('{"errors":[{"message":"Something went wrong"');
  expect(payload).not.toContain('tea');
  const line = lines.find((text) => text.includes('The password is tea'));
  expect(line).toContain(String(headers['x-request-id']));
});
