import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { toolsPlugin } from './tools.ts';

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

async function buildTools(folder = root) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(toolsPlugin, { root: folder });
  app.get('/graphql', () => ({ data: null }));
  return app;
}

test('GET /graphql shows the explorer to a browser', async () => {
  const app = await buildTools();

  const reply = await app.inject({ url: '/graphql?query={tasks{id}}', headers: browser });

  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('<title>explorer</title>');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept',
  });
});

test('GET /graphql stays with GraphQL for everyone else', async () => {
  const app = await buildTools();

  for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
    const reply = await app.inject({ url: '/graphql', headers: { accept } });

    expect(reply.json()).toEqual({ data: null });
    expect(reply.headers.vary).toBe('Accept');
  }
});

test('GET /graphql keeps what it varies by already', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.addHook('onRequest', async (_, reply) => void reply.header('vary', 'Origin'));
  await app.register(toolsPlugin, { root });

  const reply = await app.inject({ url: '/graphql', headers: browser });

  expect(reply.headers.vary).toBe('Origin, Accept');
});

test('GET /reference shows the reference', async () => {
  const app = await buildTools();

  const reply = await app.inject('/reference');

  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('<title>reference</title>');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test('assets may be kept for a year', async () => {
  const app = await buildTools();

  const reply = await app.inject('/tools/assets/explorer-a1.js');

  expect(reply.body).toBe(script);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('assets travel compressed where a compressed copy lies beside them', async () => {
  const app = await buildTools();

  const reply = await app.inject({
    url: '/tools/assets/explorer-a1.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });

  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
});

test('nothing outside the assets is served', async () => {
  const app = await buildTools();

  for (const path of ['../explorer/index.html', '..%2fexplorer/index.html', 'missing.js', '']) {
    const reply = await app.inject(`/tools/assets/${path}`);
    expect([403, 404]).toContain(reply.statusCode);
  }
});

test('pages that are not built say what to do', async () => {
  const app = await buildTools(join(root, 'nowhere'));

  for (const url of ['/graphql', '/reference']) {
    const reply = await app.inject({ url, headers: browser });

    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toContain('npm run build');
  }
});
