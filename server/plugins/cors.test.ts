import { expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

const url = '/apps/todo/tasks';
const own = 'http://localhost:5173';
const foreign = 'https://elsewhere.example';
const preflightHeaders = { 'access-control-request-method': 'POST' };

test('each response has Vary: Origin, also without an origin in the request', async () => {
  const app = await buildTestApp();
  const getHeaders = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers;

  expect(await getHeaders({})).toMatchObject({ vary: 'Origin' });
  expect(await getHeaders({ origin: foreign })).toMatchObject({ vary: 'Origin' });
  expect(await getHeaders({ origin: own })).toMatchObject({ vary: 'Origin' });
});

test('only pages on this machine may read a response', async () => {
  const app = await buildTestApp();
  const getAllowedOrigin = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers['access-control-allow-origin'];

  expect(await getAllowedOrigin({})).toBeUndefined();
  expect(await getAllowedOrigin({ origin: foreign })).toBeUndefined();
  expect(await getAllowedOrigin({ origin: own })).toBe(own);
});

test('a preflight of an allowed origin is answered with the allowed methods, and any other is refused', async () => {
  const app = await buildTestApp();
  const sendPreflight = (headers: Record<string, string>) =>
    app.inject({ method: 'OPTIONS', url, headers });

  const allowed = await sendPreflight({ origin: own, ...preflightHeaders });
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe(own);
  expect(allowed.headers['access-control-allow-methods']).toContain('DELETE');
  const refused = await sendPreflight({ origin: foreign, ...preflightHeaders });
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  const plain = await sendPreflight({});
  expect([plain.statusCode, plain.headers.allow]).toEqual([204, 'OPTIONS, GET']);
});

test('allows a further origin', async () => {
  const app = await buildTestApp({ corsOrigins: [foreign] });

  const { headers } = await app.inject({ url, headers: { origin: foreign } });

  expect(headers['access-control-allow-origin']).toBe(foreign);
});
