import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../testing.ts';

/** Creates the folder of a built dashboard with a film of ten bytes. */
function createBuiltClient() {
  const client = mkdtempSync(join(tmpdir(), 'frontdesk-client-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  for (const folder of ['assets', 'media']) mkdirSync(join(client, folder));
  writeFileSync(join(client, 'index.html'), '<!doctype html>');
  writeFileSync(join(client, 'media/film.webm'), '0123456789');
  return client;
}

test('a film is served as a whole and by byte ranges', async () => {
  const app = await buildTestApp({ client: createBuiltClient() });

  const whole = await app.inject('/media/film.webm');
  expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
  expect(whole.payload).toBe('0123456789');

  const part = await app.inject({ url: '/media/film.webm', headers: { range: 'bytes=4-6' } });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe('bytes 4-6/10');
  expect(part.payload).toBe('456');

  expect((await app.inject('/media/nothing.webm')).statusCode).toBe(404);
  expect((await app.inject('/media/..%2findex.html')).statusCode).toBe(403);
});
