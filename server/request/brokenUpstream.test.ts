import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenTestApp } from '../test/testApp.ts';

/** Starts an upstream that answers each request with the same bytes, and then closes the connection. */
async function listenUpstream(bytes: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(bytes, 'latin1'));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['an invalid chunk', 'Transfer-Encoding: chunked\r\n\r\nLkp'],
  ['a body that is too short', 'Content-Length: 9\r\nETag: "a"\r\n\r\n'],
  ['chunks without an end', 'Transfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n\r\n'],
])('returns 502 for a response with %s', async (_, rest) => {
  const upstream = await listenUpstream(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${rest}`);
  const logged: string[] = [];
  const origin = await listenTestApp({
    upstream,
    log: { write: (line) => void logged.push(line) },
    logLevel: 'error',
  });

  const response = await fetch(`${origin}/v1/page`);

  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    error: expect.stringMatching(/did not complete its response/),
  });
  expect(response.headers.get('etag')).toBeNull();
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(logged).toEqual([]);
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
});
