import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
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
  changes(since: $since) { cursor kind type id }
}`;

interface Change {
  cursor: string;
  kind: string;
  type: string | null;
  id: string | null;
}

/** Subscribes to the changes of a server. Returns a function that waits for a number of changes. */
function watch(url: string, since?: string) {
  const client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0 });
  onTestFinished(client.dispose);
  const stream = client.iterate<{ changes: Change }>({ query, variables: { since } });

  return {
    end: () => stream.return?.(),
    async take(count: number): Promise<Change[]> {
      const changes: Change[] = [];
      while (changes.length < count) {
        const { value, done } = await stream.next();
        if (done || !value.data) break;
        changes.push(value.data.changes);
      }
      return changes;
    },
  };
}

async function open() {
  const { services } = createControlledServices();
  const app = await buildTestApp({ services });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  /** Adds a task by REST, and returns the change that subscribers receive. */
  const addTask = async () => {
    const payload = { task: { title: 'Order tea', tags: [] } };
    const response = await app.inject({ method: 'POST', url: '/apps/todo/add-tasks', payload });
    const id = String(response.json().task.id);
    return { kind: 'ADDED', type: 'Task', id, cursor: await cursor() };
  };
  const cursor = () => readCursor(app);
  return { app, url, addTask, cursor };
}

const readCursor = async (app: FastifyInstance) =>
  (await sendGraphql(app, '{ changeCursor }')).data.changeCursor as string;

const renameTask = (id: number) => `updateTask(task: { id: ${id}, title: "Order tea" }) { id }`;

test('each subscriber receives a change that was made by REST', async () => {
  const { url, addTask, cursor } = await open();
  const since = await cursor();
  const watchers = [watch(url, since), watch(url, since)];

  const added = await addTask();

  expect(await Promise.all(watchers.map(({ take }) => take(1)))).toEqual([[added], [added]]);
});

test('a subscriber resumes from its cursor, without missing or repeated changes', async () => {
  const { url, addTask, cursor } = await open();
  const first = watch(url, await cursor());
  await addTask();
  const [one] = await first.take(1);
  first.end();

  const later = [await addTask(), await addTask()];

  expect(await watch(url, one?.cursor).take(2)).toEqual(later);
});

test('returns MISSED for a cursor that is too old or of another server', {
  tags: ['nightly'],
}, async () => {
  const { url, addTask, cursor } = await open();
  const old = await cursor();
  for (let index = 0; index < 501; index += 1) await addTask();

  for (const since of ['zzz-3', 'nonsense', '', old]) {
    const [change] = await watch(url, since || 'x').take(1);
    expect(change).toMatchObject({ kind: 'MISSED', cursor: await cursor(), type: null });
  }
});

test('a subscriber resumes between the changes of one request, without missing or repeated changes', async () => {
  const { app, url, cursor } = await open();
  const since = await cursor();
  await sendGraphql(app, `mutation { a: ${renameTask(1)} b: ${renameTask(2)} }`);

  const all = await watch(url, since).take(2);
  const [second] = await watch(url, all[0]?.cursor).take(1);

  expect(all.map(({ id }) => id)).toEqual(['1', '2']);
  expect(second).toEqual(all[1]);
});

test('under a frozen clock, the cursor of another start is not accepted', async () => {
  const start = async (id: number) => {
    const app = await buildTestApp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await sendGraphql(app, `mutation { ${renameTask(id)} }`);
    return { url, cursor: await readCursor(app) };
  };
  const [first, same, other] = [await start(1), await start(1), await start(2)];

  const [change] = await watch(other.url, first.cursor).take(1);

  expect(change).toMatchObject({ kind: 'MISSED', cursor: other.cursor });
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
  ['too many tokens', `subscription { changes { ${'cursor '.repeat(limits.tokens)} } }`],
  [
    'too many aliases',
    `subscription { changes { ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: cursor`).join(' ')} } }`,
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
    query,
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
  const client = createClient({ url: `${await listenTestApp()}/graphql/stream`, retryAttempts: 0 });
  onTestFinished(client.dispose);

  // The number of commands has a resolver, unlike the fields of a change.
  const { value } = await client
    .iterate({ query: 'subscription { branchChanged { seq } }' })
    .next();

  expect(value).toEqual({ data: { branchChanged: { seq: 0 } } });
});

test('a subscriber that does not read is disconnected and uses no memory', {
  tags: ['nightly'],
}, async () => {
  const { app, url } = await open();
  const { port } = new URL(url);
  const body = JSON.stringify({ query: 'subscription { chatEvents { messages { text } } }' });
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /graphql/stream HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'readable');
  const payload = { obj: { contact: { id: 1 }, message: 'x'.repeat(9_000) } };

  // The socket buffers some megabytes before the server notices.
  for (let count = 0; count < 2_500; count += 1) {
    await app.inject({ method: 'POST', url: '/apps/chat/send-msg', payload });
  }

  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  const later = await app.inject('/apps/chat/chats-and-contacts');
  expect(later.statusCode).toBe(200);
});

test('an unexpected error is logged, and its message is not sent', async () => {
  const lines: string[] = [];
  const branch = createBranch({ registry, services: createTestServices() });
  vi.spyOn(branch.collections.records, 'watch').mockImplementation(() => {
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
