import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { anyUrl } from './notFound.ts';

/** Serves the built dashboard: its files, and its page at every address that a browser navigates to. */
async function serveClient(app: FastifyInstance, { root }: { root: string }) {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const name of listFilesBesidePage(root)) {
    app.get(`/${name}`, (_, reply) => reply.header('cache-control', 'no-cache').sendFile(name));
  }

  app.get<{ Params: { name: string } }>('/media/:name', ({ params: { name } }, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(`media/${name}`),
  );

  // A hook instead of a route, because `/apps/ecommerce/wishlist` is both a screen and a REST route.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForScreen(request)) return done();
    reply.helmet();
    reply.header('cache-control', 'no-cache').header('vary', 'accept').sendFile('index.html');
  });
}

export const clientPlugin = fp(serveClient, { name: 'client' });

function listFilesBesidePage(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ name }) => name);
}

function isForScreen({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  const { url = anyUrl } = routeOptions;
  return url === anyUrl || url === '/' || url.startsWith('/apps/');
}
