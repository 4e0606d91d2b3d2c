import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listenTestApp } from '../test/testApp.ts';

/** Writes bytes to a new connection, and returns everything that is read until the server closes it. */
async function exchange(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

test('an URL that cannot be decoded gets an error like any other', async () => {
  const response = await fetch(`${await listenTestApp()}/apps/%zz`);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringContaining('%zz') });
});

test.each([
  ['has a long URL', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['is not HTTP', 'hello\r\n\r\n', 400],
])('returns an error and closes the connection if a request %s', async (_, bytes, status) => {
  const response = await exchange(await listenTestApp(), bytes);

  expect(response).toMatch(`HTTP/1.1 ${status}`);
  expect(response).toContain('\r\nconnection: close\r\n');
  const [, body = ''] = response.split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
});
