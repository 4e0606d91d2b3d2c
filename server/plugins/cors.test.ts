import { expect, test } from 'vitest';
import { buildTestApp } from '../testing.ts';

const url = '/apps/todo/tasks';
const own = 'http://localhost:5173';
const foreign = 'https://elsewhere.example';
const asking = { 'access-control-request-method': 'POST' };

test('each response has Vary: Origin, also without an origin in the request', async () => {
  const app = await buildTestApp();
  const headersOf = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers;

  expect(await headersOf({})).toMatchObject({ vary: 'Origin' });
  expect(await headersOf({ origin: foreign })).toMatchObject({ vary: 'Origin' });
  expect(await headersOf({ origin: own })).toMatchObject({ vary: 'Origin' });
});

test('only pages on this machine may read a response', async () => {
  const app = await buildTestApp();
  const allowedTo = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers['access-control-allow-origin'];

  expect(await allowedTo({})).toBeUndefined();
  expect(await allowedTo({ origin: foreign })).toBeUndefined();
  expect(await allowedTo({ origin: own })).toBe(own);
});

test('answers a preflight of an allowed origin, with all methods', async () => {
  const app = await buildTestApp();
  const ask = (headers: Record<string, string>) => app.inject({ method: 'OPTIONS', url, headers });

  const allowed = await ask({ origin: own, ...asking });
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe(own);
  expect(allowed.headers['access-control-allow-methods']).toContain('DELETE');
  const refused = await ask({ origin: foreign, ...asking });
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  expect((await ask({})).statusCode).toBe(400);
});

test('allows a further origin', async () => {
  const app = await buildTestApp({ corsOrigins: [foreign] });

  const { headers } = await app.inject({ url, headers: { origin: foreign } });

  expect(headers['access-control-allow-origin']).toBe(foreign);
});
