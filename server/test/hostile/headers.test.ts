import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startAttackedServer } from './attackedServer.ts';

const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'apollo-require-preflight',
  'authorization',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'mcp-protocol-version',
  'mcp-session-id',
  'origin',
  'range',
  'referer',
  'sec-fetch-mode',
  'sec-fetch-site',
  'te',
  'traceparent',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'x-branch',
  'x-forwarded-for',
  'x-graphql-event-stream-token',
  'x-http-method-override',
  'x-mock-delay',
  'x-mock-error',
  'x-request-id',
];

const values = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  '1e999',
  '9'.repeat(400),
  'null',
  '__proto__',
  'main@999999999999999999999',
  'main@-1',
  'main@1@2',
  '../../etc/passwd',
  'a b',
  '\xe9\xff',
  '"'.repeat(1_000),
  `${'a,'.repeat(3_000)}a`,
  `${'a;q=0.1,'.repeat(900)}*/*`,
  `${'('.repeat(3_000)}`,
  `Bearer ${'a.'.repeat(3_000)}`,
  'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
  'bytes=0-0,1-1,2-2,99999999999999999999-',
  'gzip, gzip, gzip',
  'a'.repeat(15_000),
  'a'.repeat(70_000),
];

interface Target {
  method: string;
  path: string;
  body?: string;
}

const query = JSON.stringify({ query: '{ tasks { id } }' });
const targets: Target[] = [
  { method: 'GET', path: '/apps/todo/tasks' },
  { method: 'POST', path: '/apps/todo/add-tasks', body: '{"task":{"title":"Tea","tags":[]}}' },
  { method: 'POST', path: '/graphql', body: query },
  { method: 'GET', path: '/graphql?query={tasks{id}}' },
  { method: 'POST', path: '/graphql/stream', body: query },
  { method: 'PUT', path: '/graphql/stream' },
  { method: 'POST', path: '/gateway/graphql', body: '{"query":"{branches{name}}"}' },
  { method: 'GET', path: '/gateway/requests' },
  { method: 'POST', path: '/mcp', body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' },
  { method: 'GET', path: '/v1/nothing' },
  { method: 'OPTIONS', path: '/apps/todo/tasks' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/readyz' },
];

/** Sends a request with any header. Resolves with the status, or with 0 if the connection ends without a response. */
const send = (origin: string, { method, path, body }: Target, headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const { hostname, port } = new URL(origin);
    const sent = request({
      hostname,
      port,
      method,
      path,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      timeout: 1_000,
    });
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    // A body that is shorter than its length waits for the rest.
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

test('no value of a header makes the server fail', {
  tags: ['nightly'],
  timeout: 1_200_000,
}, async () => {
  const server = await startAttackedServer();

  for (const target of targets) {
    for (const name of names) {
      const statuses = await Promise.all(
        values.map((value) => send(server.origin, target, { [name]: value })),
      );
      for (const [index, status] of statuses.entries()) {
        const sent = `${target.method} ${target.path} ${name}: ${values[index]?.slice(0, 60)}`;
        expect(status, sent).not.toBe(500);
      }
    }
    await server.send('/livez');
  }
});
