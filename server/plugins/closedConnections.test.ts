import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenTestApp } from '../test/testApp.ts';

/** Opens a connection, and sends a request. */
async function sendRequest(origin: string, lines: string[]) {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\nhost: localhost\r\n\r\n`);
  return socket;
}

async function listenLogged(options: object = {}) {
  const logged: string[] = [];
  const log = { write: (line: string) => void logged.push(line) };
  return { logged, origin: await listenTestApp({ ...options, log, logLevel: 'error' }) };
}

const waitForDelay = (origin: string) =>
  fetch(`${origin}/apps/todo/tasks`, { headers: { 'x-mock-delay': '100' } });

test.each(['/apps/todo/tasks', '/nothing', '/graphql'])(
  'a client that asks for a WebSocket at %s and resets the connection does not end the process',
  async (path) => {
    const { origin, logged } = await listenLogged();

    for (let count = 0; count < 5; count += 1) {
      const socket = await sendRequest(origin, [
        `GET ${path} HTTP/1.1`,
        'connection: Upgrade',
        'upgrade: websocket',
        'x-mock-delay: 50',
      ]);
      setImmediate(() => socket.resetAndDestroy());
    }
    await waitForDelay(origin);

    // An error event without a listener would fail this file.
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    expect(logged).toEqual([]);
  },
);

test('a client that leaves before the first byte of the upstream is not logged as an error', async () => {
  let sendBody = () => {};
  const upstream = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).flushHeaders();
    sendBody = () => void response.end('a');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void upstream.close());
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  const { origin, logged } = await listenLogged({ upstream: `http://127.0.0.1:${port}` });
  const isRequested = once(upstream, 'request');

  const socket = await sendRequest(origin, [
    'GET /v1/page HTTP/1.1',
    'connection: Upgrade',
    'upgrade: websocket',
  ]);
  await isRequested;
  await waitForDelay(origin);
  socket.resetAndDestroy();
  await waitForDelay(origin);
  sendBody();
  await waitForDelay(origin);

  expect(logged).toEqual([]);
});

test.each([
  ['GET', '/v1/page', ''],
  ['POST', '/v1/page', '{}'],
  ['POST', '/graphql', '{"query":"{ tasks { id } }"}'],
])(
  'a client that leaves a %s %s before the response ends the request to the upstream',
  // The request to the upstream would end after 30 seconds anyway.
  { timeout: 10_000 },
  async (method, path, body) => {
    const upstream = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void upstream.close());
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    const { origin } = await listenLogged({ upstream: `http://127.0.0.1:${port}` });
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation { setUpstreamRules(rules: [{ field: "Query.tasks", mode: LIVE }]) { name } }',
      }),
    });
    const requested = once(upstream, 'request');

    const client = await sendRequest(origin, [
      `${method} ${path} HTTP/1.1`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ]);
    client.write(body);
    const [, response] = await requested;
    const closed = once(response, 'close');
    client.destroy();

    await closed;
    expect(response.writableFinished).toBe(false);
  },
);
