import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, listenTestApp } from '../test/testApp.ts';

/** Starts an origin that returns the request. */
async function listenEcho() {
  const echo = Fastify();
  echo.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  echo.all('/*', (request) => ({ method: request.method, url: request.url, body: request.body }));
  onTestFinished(() => echo.close());
  return echo.listen({ port: 0, host: '127.0.0.1' });
}

test('returns 404 for a path without a route', async () => {
  const app = await buildTestApp();

  const response = await app.inject('/api/nothing');

  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    error: 'Route not found: GET /api/nothing',
  });
});

test.each([
  ['DELETE', '/api/invoice/invoices/5012?now=1', 'GET'],
  ['HEAD', '/apps/todo/add-tasks', 'POST'],
  ['PUT', '/apps/ecommerce/wishlist/3', 'DELETE'],
] as const)(
  'returns 405 for %s %s and names the methods of the path',
  async (method, url, allow) => {
    const app = await buildTestApp();

    const response = await app.inject({ method, url });

    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
  },
);

test('forwards a request without a route to the upstream, with its body and query', async () => {
  const url = await listenTestApp({ upstream: await listenEcho() });

  const response = await fetch(`${url}/api/orders?page=2`, {
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: 'a,b',
  });

  expect(await response.json()).toEqual({ method: 'PUT', url: '/api/orders?page=2', body: 'a,b' });
});

test('returns 502 if the upstream cannot be reached', async () => {
  const url = await listenTestApp({ upstream: 'http://127.0.0.1:1' });

  const response = await fetch(`${url}/api/orders`);

  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    error: 'The upstream http://127.0.0.1:1 cannot be reached.',
  });
});

test.each([
  ['drops', false, [undefined, undefined]],
  ['forwards', true, ['Bearer secret', 'session=1']],
] as const)(
  '%s credentials with forwardsCredentials: %s',
  async (_, forwardsCredentials, received) => {
    const echo = Fastify();
    echo.get('/*', ({ headers }) => ({ headers }));
    onTestFinished(() => echo.close());
    const upstream = await echo.listen({ port: 0, host: '127.0.0.1' });
    const url = await listenTestApp({ upstream, forwardsCredentials });

    const response = await fetch(`${url}/api/orders`, {
      headers: { authorization: 'Bearer secret', cookie: 'session=1', 'x-kept': '1' },
    });

    const { headers } = await response.json();
    expect([headers.authorization, headers.cookie]).toEqual(received);
    expect(headers['x-kept']).toBe('1');
  },
);

test.each([
  [403, { origin: 'https://evil.example' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [200, { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }],
  [200, { 'sec-fetch-site': 'same-origin' }],
  [200, {}],
] as const)('a POST to the upstream returns %i with the headers %j', async (status, headers) => {
  const url = await listenTestApp({
    upstream: await listenEcho(),
    corsOrigins: ['https://app.example'],
  });
  const { hostname, port } = new URL(url);

  // `fetch` may not set these headers.
  const received = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method: 'POST',
        path: '/api/orders',
        headers: { ...headers, 'content-type': 'text/plain' },
      },
      (response) => resolve(response.resume().statusCode),
    );
    sent.on('error', reject).end('a');
  });

  expect(received).toBe(status);
});

test('does not forward a request that has a route', async () => {
  const url = await listenTestApp({ upstream: await listenEcho() });

  const response = await fetch(`${url}/apps/todo/tasks`);

  expect(await response.json()).toHaveLength(58);
});

test.each(['//{host}/x', 'http://{host}/x', '/\\{host}/x', '/%2f{host}/x', '/..//{host}/x'])(
  'forwards the path %s to no other origin than the upstream',
  async (path) => {
    const url = await listenTestApp({ upstream: await listenEcho() });
    let calls = 0;
    const otherServer = createServer((_, response) => {
      calls += 1;
      response.end();
    });
    onTestFinished(() => void otherServer.close());
    await new Promise<void>((done) => otherServer.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(otherServer.address() as AddressInfo).port}`;

    const status = await getStatus(url, path.replace('{host}', host));

    expect(calls).toBe(0);
    expect(status).toBeLessThan(500);
  },
);

/** Sends the path unchanged. `fetch` would normalize it. */
function getStatus(origin: string, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request(origin, { path }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', fail).end();
  });
}

const onBranch = { 'x-branch': 'pr-42' };

/** Starts an upstream that counts its connections, and a gateway in front of it with upstream rules for a branch. */
async function listenWithRules(rules: object[]) {
  let connections = 0;
  const upstream = createServer((incoming, response) => {
    response.setHeader('keep-alive', 'timeout=1');
    response.end(`${incoming.method} ${incoming.url}`);
  });
  upstream.on('connection', () => {
    connections += 1;
  });
  onTestFinished(() => void upstream.close());
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const app = await buildTestApp({ upstream: origin });
  const setRules = (latest: object[]) =>
    app.inject({
      method: 'POST',
      url: '/gateway/upstream',
      headers: onBranch,
      payload: { rules: latest },
    });
  await setRules(rules);
  return { app, setRules, connections: () => connections };
}

test('a request without a route is recorded, and replayed without a connection to the upstream', async () => {
  const { app, setRules, connections } = await listenWithRules([
    { route: 'GET /v1/*', mode: 'record' },
  ]);
  const get = (url: string) => app.inject({ url, headers: onBranch });
  const recorded = await get('/v1/orders?page=2');
  expect(connections()).toBe(1);

  await setRules([{ route: '* *', mode: 'replay' }]);
  const replayed = await get('/v1/orders?page=2');
  const missing = [
    await get('/v1/orders?page=3'),
    await get('/apps/todo/tasks'),
    await app.inject({ method: 'POST', url: '/v2', payload: { a: 1 }, headers: onBranch }),
  ];

  expect(recorded.body).toBe('GET /v1/orders?page=2');
  expect(recorded.headers['keep-alive']).not.toBe('timeout=1');
  expect([replayed.statusCode, replayed.body]).toEqual([200, recorded.body]);
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([502, 502, 502]);
  expect(connections()).toBe(1);
});

test('a request without a route obeys fault rules and MOCK, and is part of the log of requests', async () => {
  const { app, connections } = await listenWithRules([{ route: 'GET /v1/*', mode: 'mock' }]);
  await app.inject({
    method: 'POST',
    url: '/gateway/faults',
    headers: onBranch,
    payload: { rules: [{ name: 'down', route: 'GET /v2/*', status: 503 }] },
  });

  const mocked = await app.inject({ url: '/v1/orders', headers: onBranch });
  const failed = await app.inject({ url: '/v2/orders', headers: onBranch });
  expect(connections()).toBe(0);
  await app.inject({ url: '/v3/orders?q=%E9&branch=pr-42' });

  expect([mocked.statusCode, failed.statusCode]).toEqual([404, 503]);
  expect(connections()).toBe(1);
  const requests = (await app.inject({ url: '/gateway/requests', headers: onBranch })).json();
  expect(
    requests.map(({ url, status, fault, upstream }: Record<string, unknown>) => [
      url,
      status,
      fault,
      upstream,
    ]),
  ).toEqual([
    ['/v3/orders?q=%E9&branch=pr-42', 200, null, 'live'],
    ['/v2/orders', 503, 'down', null],
    ['/v1/orders', 404, null, null],
  ]);
});

test('sends the bytes of the path and the query unchanged, and streams bytes in both directions', async () => {
  const bytes = Buffer.from([0, 255, 10, 128]);
  const upstream = createServer((incoming, response) => {
    response.setHeader('x-url', incoming.url ?? '');
    incoming.pipe(response);
  });
  onTestFinished(() => void upstream.close());
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const app = await buildTestApp({
    upstream: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
  });

  const { headers, rawPayload } = await app.inject({
    method: 'POST',
    url: '/v1/%C3%A9?q=%E9&branch=main&%62ranc%68=main&text=a+b%20c&branches=2',
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  });

  expect(headers['x-url']).toBe('/v1/%C3%A9?q=%E9&text=a+b%20c&branches=2');
  expect(rawPayload.equals(bytes)).toBe(true);
});
