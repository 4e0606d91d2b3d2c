import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

/** Creates the folder of a built dashboard that contains a film of ten bytes. */
function createBuiltClient() {
  const client = mkdtempSync(join(tmpdir(), 'frontdesk-client-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  for (const folder of ['assets', 'media']) mkdirSync(join(client, folder));
  writeFileSync(join(client, 'index.html'), '<!doctype html><html lang="en"></html>');
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

test.each([
  ['with controls, the page has no mark', true, '<!doctype html><html lang="en"></html>'],
  [
    'without controls, the page has the attribute data-controls="off"',
    false,
    '<!doctype html><html data-controls="off" lang="en"></html>',
  ],
] as const)('%s', async (_, hasControls, html) => {
  const app = await buildTestApp({ client: createBuiltClient(), hasControls });
  const get = (encoding: string) =>
    app.inject({
      url: '/apps/todo',
      headers: { accept: 'text/html', 'accept-encoding': encoding },
    });

  const plain = await get('identity');
  const zipped = await get('gzip');

  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect(plain.headers['content-security-policy']).toBeDefined();
  expect(plain.body).toBe(html);
  const body =
    zipped.headers['content-encoding'] === 'gzip' ? gunzipSync(zipped.rawPayload) : zipped.body;
  expect(body.toString()).toBe(html);
});
