import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

const script = 'document.documentElement.dataset.colorScheme = "dark";';

function createClientFolder() {
  const client = mkdtempSync(join(tmpdir(), 'frontdesk-client-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), `<!doctype html><script>${script}</script>`);
  return client;
}

test('a page has all security headers and allows its inline script by hash', async () => {
  const app = await buildTestApp({ client: createClientFolder() });
  const hash = createHash('sha256').update(script).digest('base64');

  const { headers } = await app.inject({ url: '/apps/todo', headers: { accept: 'text/html' } });

  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-${hash}'`),
  });
});

test('data responses have X-Content-Type-Options and no other security header', async () => {
  const app = await buildTestApp({ client: createClientFolder() });

  const { headers } = await app.inject('/apps/todo/tasks');

  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeUndefined();
});
