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

  expect(await response.json()).toHaveLength(16);
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
