import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { everything } from './unlisted.ts';

/** Serves the built dashboard: its files, and its page at every address a browser navigates to. */
export const clientPlugin = fp<{ root: string }>(async (app: FastifyInstance, { root }) => {
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
  for (const name of besideThePage(root)) {
    app.get(`/${name}`, (_, reply) => reply.header('cache-control', 'no-cache').sendFile(name));
  }

  app.get<{ Params: { name: string } }>('/media/:name', ({ params: { name } }, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(`media/${name}`),
  );

  // A hook, not a route: `/apps/ecommerce/wishlist` is a screen and a call, and `Accept` decides.
  // Not async: every call comes by, and would wait for the promise.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForScreen(request)) return done();
    reply.secure?.();
    reply.header('cache-control', 'no-cache').header('vary', 'accept').sendFile('index.html');
  });
});

function besideThePage(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ name }) => name);
}

function isForScreen({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  const { url = everything } = routeOptions;
  return url === everything || url.startsWith('/apps/');
}
