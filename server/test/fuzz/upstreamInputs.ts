import fc, { type Arbitrary } from 'fast-check';
import type { GatewayInput } from './gatewayInputs.ts';

const statusLines = fc.oneof(
  { weight: 6, arbitrary: fc.constant('HTTP/1.1 200 OK') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'HTTP/1.1 204 No Content',
      'HTTP/1.1 304 Not Modified',
      'HTTP/1.1 101 Switching Protocols',
      'HTTP/1.1 100 Continue',
      'HTTP/1.1 404 Not Found',
      'HTTP/1.1 599 Other',
      'HTTP/1.1 999 Other',
      'HTTP/1.1 99999 Other',
      'HTTP/1.1 99 Other',
      'HTTP/1.1 abc',
      'HTTP/1.0 200',
      'HTTP/2 200 OK',
      'SSH-2.0-OpenSSH_9.6',
      '',
    ),
  },
);

const fields = fc.array(
  fc.oneof(
    fc.constantFrom(
      'Content-Type: application/json',
      'Content-Type: text/html; charset=latin1',
      'Content-Type:',
      'Content-Length: 2',
      'Content-Length: 0',
      'Content-Length: -1',
      'Content-Length: 99999',
      'Content-Encoding: gzip',
      'Transfer-Encoding: chunked',
      'Connection: keep-alive',
      'Connection: close, x-a',
      'Set-Cookie: a=1',
      'Set-Cookie: a=1\r\nSet-Cookie: b=2',
      'Location: /x',
      'Vary: *',
      'X-Latin: \xe9\xff',
      'X-Empty:',
      'X-Control: a\x01b',
      'x-branch: main',
      'access-control-allow-origin: *',
      'Upgrade: websocket',
      `X-Long: ${'x'.repeat(8_000)}`,
      'Date: x',
      'ETag: "a',
      '__proto__: x',
    ),
    fc
      .string({ unit: 'binary', maxLength: 12 })
      .map((text) => `X-Any: ${text.replace(/[^\t\x20-\xff]/gu, '')}`),
  ),
  { maxLength: 4 },
);

const bodies = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '[]',
    'null',
    '{"data":{"tasks":[]}}',
    '{"data":null,"errors":[{"message":"x"}]}',
    '{"errors":[{}]}',
    '{"errors":"x"}',
    '{"data":{"tasks":[{"id":1}],"__proto__":{"a":1}}}',
    '2\r\n{}\r\n0\r\n\r\n',
    'zz\r\n',
    '\xff\xfe{}',
    '<html></html>',
    `"${'x'.repeat(50_000)}"`,
    '['.repeat(20_000),
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
);

/** Responses of an upstream, as bytes. Each character is one byte. Some are not valid HTTP. */
export const upstreamResponses: Arbitrary<string> = fc
  .tuple(statusLines, fields, bodies)
  .map(([start, lines, body]) => `${[start, ...lines].join('\r\n')}\r\n\r\n${body}`);

const names = ['upstream-live', 'upstream-record', 'upstream-replay'] as const;

/** The requests that send the operations of three branches to the upstream. They are sent at the start of a session. */
export const upstreamRules: GatewayInput[] = names.map((branch) => ({
  method: 'POST',
  path: '/gateway/upstream',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    branch,
    rules: [
      { route: '* *', mode: branch.slice('upstream-'.length).toUpperCase() },
      { operation: '*', mode: branch.slice('upstream-'.length).toUpperCase() },
    ],
  }),
}));

/** Requests that the upstream answers. The seed of its response is in the query string, or in the variables. */
export const upstreamCalls: Arbitrary<GatewayInput> = fc
  .tuple(fc.constantFrom(...names), fc.integer({ min: 0, max: 50_000 }))
  .chain(([name, seed]) => {
    const headers = { 'x-branch': name };
    const json = { ...headers, 'content-type': 'application/json' };
    const query = `query Tasks${seed} { tasks { id } }`;
    return fc.constantFrom<GatewayInput>(
      { method: 'GET', path: `/v1/fuzz?seed=${seed}`, headers },
      { method: 'HEAD', path: `/v1/fuzz?seed=${seed}`, headers },
      { method: 'POST', path: `/v1/fuzz?seed=${seed}`, headers: json, body: '{}' },
      { method: 'GET', path: `/apps/todo/tasks?q=${seed}`, headers },
      { method: 'POST', path: '/graphql', headers: json, body: JSON.stringify({ query }) },
    );
  });
