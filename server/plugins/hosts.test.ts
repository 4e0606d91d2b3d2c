import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { buildTestApp, listenTestApp } from '../test/testApp.ts';

test.each([
  'localhost:4000',
  'LOCALHOST',
  'app.localhost:4000',
  '127.0.0.1:4000',
  '192.168.1.20',
  '[::1]:4000',
  'gateway.example',
  'eu.staging.example:80',
])('serves the host %s', async (host) => {
  const app = await buildTestApp({ allowedHosts: ['gateway.example', '.staging.example'] });

  const response = await app.inject({ url: '/apps/todo/tasks', headers: { host } });

  expect(response.statusCode).toBe(200);
});

test.each(['rebound.example', 'localhost.example', 'notlocalhost', 'evilstaging.example'])(
  'refuses the host %s with 403 and names the variable that allows it',
  async (host) => {
    const app = await buildTestApp({ allowedHosts: ['.staging.example'] });

    const response = await app.inject({ url: '/apps/todo/tasks', headers: { host } });

    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe(
      `The host "${host}" is not allowed. Add it to ALLOWED_HOSTS.`,
    );
  },
);

test.each([
  ['an empty Host header', 'GET /apps/todo/tasks HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
  ['HTTP/1.0 without a Host header', 'GET /graphql?query={viewer{id}} HTTP/1.0\r\n\r\n'],
  ['a malformed Host header', 'GET /graphql HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
])('refuses %s with 400', async (_, request) => {
  const { hostname, port } = new URL(await listenTestApp());

  const response = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('Host header');
});
