import fc, { type Arbitrary } from 'fast-check';
import { createMutatedTextArbitrary } from './documents.ts';

const startLines = fc.constantFrom(
  'GET /apps/todo/tasks HTTP/1.1',
  'GET /apps/todo/tasks HTTP/1.0',
  'GET http://127.0.0.1/apps/todo/tasks HTTP/1.1',
  'POST /graphql HTTP/1.1',
  'POST /apps/todo/add-task HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT example.com:443 HTTP/1.1',
  'TRACE / HTTP/1.1',
  'PRI * HTTP/2.0',
  'BREW /pot HTTP/1.1',
  'GET / HTTP/9.9',
  'GET /a b HTTP/1.1',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
);

const hosts = fc.constantFrom(
  'Host: 127.0.0.1',
  'Host: localhost:1',
  'Host:',
  'Host: a\r\nHost: b',
  'Host: [::1',
  'Host: attacker.example',
  '',
);

const fields = fc.array(
  fc.constantFrom(
    'Content-Type: application/json',
    'Content-Length: 2',
    'Content-Length: -1',
    'Content-Length: 2\r\nContent-Length: 3',
    'Content-Length: 99999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Expect: 100-continue',
    'Expect: tea',
    'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x',
    'Connection: upgrade\r\nUpgrade: h2c',
    'Authorization: Bearer \xff',
    'X-Forwarded-For: 1.2.3.4',
    ' folded: line',
    'No colon',
    `X-Long: ${'x'.repeat(20_000)}`,
    'Name with space: x',
    'X-Null: \0',
  ),
  { maxLength: 4 },
);

const bodies = fc.constantFrom(
  '',
  '{}',
  '2\r\n{}\r\n0\r\n\r\n',
  'zz\r\n{}\r\n',
  'ffffffffffffffff\r\n',
  '0\r\nTrailer: x\r\n\r\n',
  '{"query":"{ __typename }"}',
  '[[[[[[[[',
);

/** Malformed HTTP requests. Each character is one byte. */
export const rawRequests: Arbitrary<string> = fc
  .tuple(startLines, hosts, fields, bodies)
  .map(
    ([start, host, fieldLines, body]) =>
      `${[start, host, ...fieldLines].filter(Boolean).join('\r\n')}\r\n\r\n${body}`,
  )
  .chain((text) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(text) },
      { weight: 1, arbitrary: createMutatedTextArbitrary(text) },
    ),
  );
