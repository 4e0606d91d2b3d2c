import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';
import { listenUpstream } from '../test/upstream.ts';

const json = { 'content-type': 'application/json' };
const query = { query: '{ tasks { id } }' };

test.each([
  [400, { 'x-branch': 'a b' }],
  [404, { 'x-branch': 'nope@3' }],
  [404, { 'x-branch': 'main@999' }],
  [400, { 'x-mock-delay': 'abc' }],
  [400, { 'x-mock-error': '200' }],
])('GraphQL and REST return %i for the headers %j', async (status, headers) => {
  const app = await buildTestApp();

  const graphql = await app.inject({ method: 'POST', url: '/graphql', headers, payload: query });
  const rest = await app.inject({ url: '/apps/todo/tasks', headers });
  const stream = await app.inject({
    method: 'POST',
    url: '/graphql/stream',
    headers,
    payload: { query: 'subscription { branchChanged { name } }' },
  });

  expect([graphql.statusCode, rest.statusCode, stream.statusCode]).toEqual([
    status,
    status,
    status,
  ]);
  expect(graphql.json().errors[0].extensions.code).toBe(
    status === 400 ? 'BAD_USER_INPUT' : 'NOT_FOUND',
  );
  expect(stream.json().errors[0].extensions.code).toBe(graphql.json().errors[0].extensions.code);
});

test.each(['/livez', '/metrics', '/openapi.json', '/apps/todo/tasks', '/gateway/branches'])(
  'returns 405 and the allowed methods for another method of %s',
  async (url) => {
    const app = await buildTestApp();

    const refused = await app.inject({ method: 'PATCH', url });
    const options = await app.inject({ method: 'OPTIONS', url });

    expect(refused.statusCode).toBe(405);
    expect(refused.headers.allow).toContain('GET');
    expect(options.headers.allow).toContain('GET');
    expect((await app.inject({ method: 'PATCH', url: '/unknown' })).statusCode).toBe(404);
  },
);

test.each([
  'text/html',
  'image/png',
  'multipart/mixed;subscriptionSpec=1.0',
  'application/json;q=0',
])('a mutation whose client accepts only %s gets 406 and is not executed', async (accept) => {
  const app = await buildTestApp();
  const before = (await app.inject('/apps/todo/tasks')).body;

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept },
    payload: { query: 'mutation { addTask(task: { title: "Tea", tags: [] }) { id } }' },
  });

  expect(response.statusCode).toBe(406);
  expect(response.json().errors[0].extensions.code).toBe('BAD_REQUEST');
  expect((await app.inject('/apps/todo/tasks')).body).toBe(before);
});

test('with an upstream rule, an unknown operationName gets 400', async () => {
  const app = await buildTestApp({ upstream: 'http://127.0.0.1:1' });
  await app.inject({
    method: 'POST',
    url: '/gateway/upstream',
    payload: { rules: [{ operation: 'Titles', mode: 'live' }] },
  });

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'application/graphql-response+json' },
    payload: { ...query, operationName: 'Nothing' },
  });

  expect(response.statusCode).toBe(400);
});

test('the stream of subscriptions names the allowed methods', async () => {
  const app = await buildTestApp();

  const { statusCode, headers } = await app.inject({ method: 'PATCH', url: '/graphql/stream' });

  expect([statusCode, headers.allow]).toEqual([405, 'GET, POST, PUT, DELETE']);
});

test('an invalid subscription has a code', async () => {
  const app = await buildTestApp();

  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/graphql/stream',
    payload: { query: 'subscription { weather }' },
  });

  expect(statusCode).toBe(400);
  expect(JSON.parse(body).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test.each([
  ['/graphql', JSON.stringify(query)],
  ['/apps/todo/add-tasks', JSON.stringify({ task: { title: 'Order tea' } })],
])(
  '%s refuses bodies that are compressed or not UTF-8, and names the reason',
  async (url, text) => {
    const app = await buildTestApp();
    const send = async (headers: Record<string, string>, payload: Buffer) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url,
        headers: { ...json, ...headers },
        payload,
      });
      return `${statusCode} ${body}`;
    };

    const bytes = Buffer.from(text);
    expect(await send({ 'content-encoding': 'gzip' }, gzipSync(bytes))).toMatch(/^415 .*gzip/);
    expect(await send({ 'content-type': 'application/json; charset=latin1' }, bytes)).toMatch(
      /^415 .*latin1/,
    );
    const invalid = Buffer.concat([bytes.subarray(0, 20), Buffer.from([0xff]), bytes.subarray(20)]);
    expect(await send({}, invalid)).toMatch(/^400 .*UTF-8/);
    expect(await send({ 'content-type': 'application/json; charset=UTF-8' }, bytes)).toMatch(/^20/);
  },
);

test.each([
  '/apps/ecommerce/cart/77',
  '/apps/todo/delete-task?taskId=77',
  '/gateway/branches/nothing',
  '/graphql/stream?operationId=1',
  '/mcp',
])('DELETE %s with an empty body gets the response of one without a body', async (url) => {
  const app = await buildTestApp();
  const send = (headers: Record<string, string>) => app.inject({ method: 'DELETE', url, headers });

  const expected = await send({});

  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    for (const length of ['0', undefined]) {
      const headers = { 'content-type': type, ...(length && { 'content-length': length }) };
      const { statusCode, body } = await send(headers);
      expect([statusCode, body]).toEqual([expected.statusCode, expected.body]);
    }
  }
});

test.each([
  ['/graphql', 'OPTIONS, GET, POST'],
  ['/graphql/stream', 'OPTIONS, GET, POST, PUT, DELETE'],
  ['/apps/ecommerce/cart/5', 'OPTIONS, DELETE'],
  ['/nothing', 'OPTIONS'],
])('OPTIONS %s returns the methods of the path', async (url, allow) => {
  const app = await buildTestApp();

  const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url });

  expect([statusCode, headers.allow]).toEqual([204, allow]);
});

test('a page of an allowed origin may send GraphQL by GET, and a page of another one may not', async () => {
  const app = await buildTestApp({ corsOrigins: ['https://app.example'] });
  const get = async (origin: string) => {
    const { statusCode } = await app.inject({
      url: `/graphql?query=${encodeURIComponent(query.query)}`,
      headers: { origin, 'sec-fetch-site': 'same-site', 'apollo-require-preflight': '1' },
    });
    return statusCode;
  };

  expect(await get('https://app.example')).toBe(200);
  expect(await get('https://evil.example')).toBe(403);
});

test('health checks answer without a valid Host header', async () => {
  const app = await buildTestApp();
  const getStatus = async (url: string) =>
    (await app.inject({ url, headers: { host: 'not a host' } })).statusCode;

  expect(await getStatus('/livez')).toBe(200);
  expect(await getStatus('/readyz')).toBe(200);
  expect(await getStatus('/apps/todo/tasks')).toBe(400);
});

test.each([
  'tag=low&tag=high',
  'tag[]=low&tag[]=high',
  'tag[0]=low&tag[1]=high',
  'tag[1]=low&tag[2]=high',
  'tag=low&tag[]=high',
  'tag=low,high',
])('the list %s contains both values', async (search) => {
  const app = await buildTestApp();
  const expected = (await app.inject('/apps/todo/tasks?tag=low,high')).json();

  const { body } = await app.inject(`/apps/todo/tasks?${search}`);

  expect(JSON.parse(body)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});

test('a key in brackets that is no list is refused by name', async () => {
  const app = await buildTestApp();

  const { statusCode, body } = await app.inject('/apps/todo/tasks?tag[name]=low');

  expect(statusCode).toBe(400);
  expect(body).toContain('tag[name]');
});

test('the log of requests contains the size in bytes', async () => {
  const app = await buildTestApp();
  await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    payload: { task: { title: 'Tee für Zürich – ☕' } },
  });

  const response = await app.inject('/apps/todo/tasks?q=Zürich');
  const [latest] = (await app.inject('/gateway/requests?limit=1')).json();

  expect(latest.size).toBe(response.rawPayload.length);
  expect(latest.size).toBeGreaterThan(response.body.length);
});

test('the log of requests contains the bytes that were sent: of a stream, and none of HEAD', async () => {
  const text = JSON.stringify({ text: 'ü'.repeat(1_000) });
  const app = await buildTestApp({ upstream: await listenUpstream(() => text) });

  await app.inject('/v1/orders');
  await app.inject({ method: 'HEAD', url: '/apps/todo/tasks' });

  const requests = (await app.inject('/gateway/requests')).json();
  expect(requests.map(({ size }: { size: number }) => size)).toEqual([0, Buffer.byteLength(text)]);
});

test.each(['/graphql', '/graphql/stream'])(
  'a method that %s does not have gets 405, also with a body that is not JSON',
  async (url) => {
    const app = await buildTestApp();

    const response = await app.inject({
      method: 'PATCH',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '',
    });

    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toContain('POST');
  },
);
