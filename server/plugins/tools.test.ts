import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const script = 'export const desk = 1;'.repeat(80);
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tools-'));
  for (const name of ['explorer', 'reference']) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'index.html'), `<title>${name}</title>`);
  }
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets/explorer-a1.js'), script);
  await writeFile(join(root, 'assets/explorer-a1.js.br'), brotliCompressSync(script));
  return () => rm(root, { recursive: true });
});

test('GET /graphql returns the explorer to a browser', async () => {
  const app = await buildTestApp({ tools: root });

  const reply = await app.inject({ url: '/graphql?query={tasks{id}}', headers: browser });

  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('<title>explorer</title>');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Origin, Accept',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
});

test('GET /graphql executes the query for other clients', async () => {
  const app = await buildTestApp({ tools: root });

  for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
    const reply = await app.inject({ url: '/graphql?query={viewer{id}}', headers: { accept } });

    expect(reply.json()).toHaveProperty('data');
    expect(reply.headers.vary).toBe('Origin, Accept');
  }
});

test('GET /reference returns the reference', async () => {
  const app = await buildTestApp({ tools: root });

  const reply = await app.inject('/reference');

  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('<title>reference</title>');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test('assets are cached for a year', async () => {
  const app = await buildTestApp({ tools: root });

  const reply = await app.inject('/tools/assets/explorer-a1.js');

  expect(reply.body).toBe(script);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('assets are sent compressed if there is a compressed file', async () => {
  const app = await buildTestApp({ tools: root });

  const reply = await app.inject({
    url: '/tools/assets/explorer-a1.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });

  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
});

test('serves no file outside of the assets', async () => {
  const app = await buildTestApp({ tools: root });

  for (const path of ['../explorer/index.html', '..%2fexplorer/index.html', 'missing.js', '']) {
    const reply = await app.inject(`/tools/assets/${path}`);
    expect([403, 404]).toContain(reply.statusCode);
  }
});

test('returns 503 with the command to run for pages that are not built', async () => {
  const app = await buildTestApp({ tools: join(root, 'nowhere') });

  for (const url of ['/graphql', '/reference']) {
    const reply = await app.inject({ url, headers: browser });

    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toContain('npm run build');
  }
});
