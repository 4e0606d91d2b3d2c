import { expect, test } from 'vitest';
import { buildTestApp } from '../testing.ts';

const url = '/apps/todo/tasks';
const own = 'http://localhost:5173';
const foreign = 'https://elsewhere.example';
const asking = { 'access-control-request-method': 'POST' };

test('an answer varies by origin, also for whoever names none', async () => {
  const app = await buildTestApp();
  const answerTo = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers;

  expect(await answerTo({})).toMatchObject({ vary: 'Origin' });
  expect(await answerTo({ origin: foreign })).toMatchObject({ vary: 'Origin' });
  expect(await answerTo({ origin: own })).toMatchObject({ vary: 'Origin' });
});

test('only pages of this machine may read an answer', async () => {
  const app = await buildTestApp();
  const allowedTo = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers['access-control-allow-origin'];

  expect(await allowedTo({})).toBeUndefined();
  expect(await allowedTo({ origin: foreign })).toBeUndefined();
  expect(await allowedTo({ origin: own })).toBe(own);
});

test('a page may ask beforehand, and only a page', async () => {
  const app = await buildTestApp();
  const ask = (headers: Record<string, string>) => app.inject({ method: 'OPTIONS', url, headers });

  const allowed = await ask({ origin: own, ...asking });
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe(own);
  const refused = await ask({ origin: foreign, ...asking });
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  expect((await ask({})).statusCode).toBe(400);
});
