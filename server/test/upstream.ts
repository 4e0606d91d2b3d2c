import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts an upstream that answers each request with JSON, by its URL. Returns its origin. */
export async function listenUpstream(
  answer: (url: string) => string,
  headers: Record<string, string> = {},
): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      response.end(answer(request.url ?? ''));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
