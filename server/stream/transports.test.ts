import { connect as openSocket } from 'node:net';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { createClient as createSseClient } from 'graphql-sse';
import { createClient as createWebSocketClient } from 'graphql-ws';
import { expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { createControlledServices, listenTestApp } from '../test/testApp.ts';

const subscription = 'subscription { branchChanged { name } }';
const update = { data: { branchChanged: { name: 'main' } } };
const query = '{ task(id: 1) { id } }';
const task = { data: { task: { id: 1 } } };

type Results = AsyncIterableIterator<object>;

/** Returns the first result of an operation. */
async function takeOne(results: Results) {
  const { value } = await results.next();
  await results.return?.();
  return value;
}

/** Returns all results of an operation that ends. */
async function takeAll(results: Results) {
  const all = [];
  for await (const result of results) all.push(result);
  return all;
}

function connect(url: string, options: Partial<Parameters<typeof createWebSocketClient>[0]> = {}) {
  const client = createWebSocketClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...options,
  });
  onTestFinished(async () => client.dispose());
  return client;
}

test.each(['/graphql', '/graphql/stream'])(
  'graphql-sse runs operations with distinct connections at %s',
  async (path) => {
    const url = await listenTestApp();
    const client = createSseClient({ url: url + path, retryAttempts: 0 });
    onTestFinished(client.dispose);

    expect(await takeOne(client.iterate({ query: subscription }))).toEqual(update);
    expect(await takeAll(client.iterate({ query }))).toEqual([task]);
    const [invalid] = await takeAll(client.iterate({ query: 'subscription { weather }' }));
    expect(invalid).toMatchObject({
      errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
    });
  },
);

test('graphql-sse runs several operations on a single connection, and stops one of them', async () => {
  const url = await listenTestApp();
  const client = createSseClient({
    url: `${url}/graphql/stream`,
    singleConnection: true,
    retryAttempts: 0,
  });
  onTestFinished(client.dispose);
  const first = client.iterate({ query: subscription });
  const second = client.iterate({ query: subscription });

  expect((await first.next()).value).toEqual(update);
  expect((await second.next()).value).toEqual(update);
  await first.return?.();

  expect(await takeAll(client.iterate({ query }))).toEqual([task]);
});

test('a reserved stream is opened once, and operations need it', async () => {
  const url = `${await listenTestApp()}/graphql/stream`;
  const token = await (await fetch(url, { method: 'PUT' })).text();
  const headers = { 'x-graphql-event-stream-token': token };
  const json = { ...headers, 'content-type': 'application/json' };
  const start = async (body: object) =>
    (await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) })).status;

  expect(await start({ query, extensions: { operationId: 'a' } })).toBe(409);
  const stream = await fetch(`${url}?token=${token}`);
  onTestFinished(() => stream.body?.cancel());
  expect((await fetch(`${url}?token=${token}`)).status).toBe(409);
  expect((await fetch(`${url}?token=unknown`)).status).toBe(404);
  expect(await start({ query })).toBe(400);
  expect(await start({ query: subscription, extensions: { operationId: 'a' } })).toBe(202);
  expect(await start({ query, extensions: { operationId: 'a' } })).toBe(409);
  expect((await fetch(`${url}?operationId=a`, { method: 'DELETE', headers })).status).toBe(200);
  expect(await start({ query, extensions: { operationId: 'a' } })).toBe(202);
});

test('the operations of a reserved stream count as streams of the client', async () => {
  const url = `${await listenTestApp({ maxStreamsPerClient: 3 })}/graphql/stream`;
  const token = await (await fetch(url, { method: 'PUT' })).text();
  const headers = { 'x-graphql-event-stream-token': token };
  const json = { ...headers, 'content-type': 'application/json' };
  const stream = await fetch(`${url}?token=${token}`);
  onTestFinished(() => stream.body?.cancel());
  const start = async (operationId: string) => {
    const body = JSON.stringify({ query: subscription, extensions: { operationId } });
    return (await fetch(url, { method: 'POST', headers: json, body })).status;
  };

  expect([await start('a'), await start('b'), await start('c')]).toEqual([202, 202, 503]);
  await fetch(`${url}?operationId=a`, { method: 'DELETE', headers });
  await expect.poll(() => start('c')).toBe(202);
});

test('a client cannot open all WebSockets', { tags: ['nightly'], timeout: 60_000 }, async () => {
  const url = `${(await listenTestApp()).replace('http', 'ws')}/graphql`;
  const sockets: WebSocket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate();
  });
  const open = (localAddress: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(url, 'graphql-transport-ws', { localAddress });
      socket.once('error', ({ message }) => resolve(message));
      socket.once('open', () => {
        // Without a message, the server closes a connection after three seconds.
        socket.send('{"type":"connection_init"}');
        resolve('open');
      });
      sockets.push(socket);
    });
  const openMany = async (localAddress: string) => {
    for (let count = 0; count < 500; count += 1) expect(await open(localAddress)).toBe('open');
  };

  await openMany('127.0.0.1');
  expect(await open('127.0.0.1')).toContain('503');
  await openMany('127.0.0.2');
  expect(await open('127.0.0.3')).toContain('503');
  sockets[0]?.close();
  await expect.poll(() => open('127.0.0.1')).toBe('open');
});

test('a GET returns a stream to an EventSource, and refuses a mutation', async () => {
  const url = `${await listenTestApp()}/graphql/stream`;
  const headers = { accept: 'text/event-stream' };
  const get = (text: string) => fetch(`${url}?query=${encodeURIComponent(text)}`, { headers });

  const reader = (await get(subscription)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('data:')) text += (await reader?.read())?.value;
  await reader?.cancel();
  const refused = await get('mutation { deleteTask(id: 1) { id } }');

  expect(text).toBe(`:\n\nevent: next\ndata: ${JSON.stringify(update)}\n\n`);
  expect(refused.status).toBe(405);
});

test('the HTTP link of Apollo Client subscribes, and sends queries', async () => {
  const url = await listenTestApp();
  const client = new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql` }),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, mutate: { errorPolicy: 'all' } },
  });
  const updates: unknown[] = [];

  await new Promise<void>((resolve, reject) => {
    const subscribed = client.subscribe({ query: gql(subscription) }).subscribe({
      next({ data }) {
        updates.push(data);
        subscribed.unsubscribe();
        resolve();
      },
      error: reject,
    });
  });

  expect(updates).toMatchObject([update.data]);
  expect((await client.query({ query: gql(query) })).data).toMatchObject(task.data);
});

test('graphql-ws runs operations, and names the errors of invalid ones', async () => {
  const client = connect(await listenTestApp());

  expect(await takeOne(client.iterate({ query: subscription }))).toEqual(update);
  expect(await takeAll(client.iterate({ query }))).toEqual([task]);
  for (const invalid of ['{ weather }', 'subscription { weather }']) {
    await expect(takeAll(client.iterate({ query: invalid }))).rejects.toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  }
});

test('the parameters of a WebSocket select the branch and a fault', async () => {
  const url = await listenTestApp();
  const branch = connect(url, { connectionParams: { 'X-Branch': 'pr-42' } });
  const faulty = connect(url, { connectionParams: { 'x-mock-error': '503' } });

  expect(await takeOne(branch.iterate({ query: subscription }))).toEqual({
    data: { branchChanged: { name: 'pr-42' } },
  });
  await expect(takeAll(faulty.iterate({ query }))).rejects.toMatchObject([
    { extensions: { code: 'INJECTED_FAULT' } },
  ]);
});

test('a page of another site cannot open a WebSocket, and unknown paths answer without one', async () => {
  const url = (await listenTestApp()).replace('http', 'ws');
  const open = (path: string, origin?: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(url + path, 'graphql-transport-ws', { origin });
      socket.once('error', ({ message }) => resolve(message));
      socket.once('open', () => {
        socket.close();
        resolve('open');
      });
    });

  expect(await open('/graphql', 'https://evil.example')).toContain('403');
  expect(await open('/graphql', 'http://localhost:5173')).toBe('open');
  expect(await open('/nothing')).toContain('404');
});

test.each([
  ['a frame without a mask', [0x81, 0x01, 0x61]],
  ['a frame with reserved bits', [0xff, 0xff, 0xff, 0xff]],
  ['a text that is not UTF-8', [0x81, 0x81, 0, 0, 0, 0, 0xff]],
])('%s closes its WebSocket, and is not logged as an error of the server', async (_, bytes) => {
  const logError = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logError.mockRestore());
  const { port } = new URL(await listenTestApp());
  const socket = openSocket(Number(port), '127.0.0.1');
  const lines = [
    ...['GET /graphql HTTP/1.1', 'host: localhost', 'connection: Upgrade', 'upgrade: websocket'],
    ...['sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='],
    'sec-websocket-protocol: graphql-transport-ws',
  ];

  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.from(bytes));
  let text = '';
  for await (const chunk of socket) text += chunk;

  expect(text).toMatch(/^HTTP\/1.1 101/);
  expect(logError).not.toHaveBeenCalled();
});

test('a request that offers HTTP/2 is answered by HTTP/1.1, with its body', async () => {
  const url = await listenTestApp();
  const { port } = new URL(url);
  const socket = openSocket(Number(port), '127.0.0.1');
  const body = JSON.stringify({ query });
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  let text = '';
  for await (const chunk of socket) {
    text += chunk;
    if (text.includes('}}}')) break;
  }

  expect(text).toMatch(/^HTTP\/1.1 200/);
  expect(text).toContain(JSON.stringify(task));
});

test('a stream ends with a reason when the access token of its client expires', async () => {
  const { services, advance } = createControlledServices();
  const url = await listenTestApp({ services, enforceRules: true });
  const signIn = 'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: signIn }),
  });
  const { data } = await response.json();
  const client = createSseClient({
    url: `${url}/graphql`,
    headers: { authorization: `Bearer ${data.login.accessToken}` },
    retryAttempts: 0,
  });
  onTestFinished(client.dispose);
  const results = client.iterate({ query: subscription });
  expect((await results.next()).value).toEqual(update);

  advance(3_600_000);

  expect((await results.next()).value).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect((await results.next()).done).toBe(true);
});
