import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

interface ToolsOptions {
  /** The absolute folder that `client/vite.tools.config.ts` builds into. */
  root: string;
}

const missing =
  'The explorer and the reference are not built yet. Run `npm run build`, then load this page again.';

function varyByAccept(reply: FastifyReply) {
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!/\baccept\b(?!-)/i.test(vary)) reply.header('vary', vary ? `${vary}, Accept` : 'Accept');
}

function wantsPage(request: FastifyRequest) {
  return request.headers.accept?.includes('text/html') ?? false;
}

/**
 * Serves the pages for developers: the explorer to browsers at `GET /graphql`, the REST reference
 * at `/reference`. Register it before the routes of GraphQL, so that its hook comes first.
 */
export const toolsPlugin = fp<ToolsOptions>(
  async (app, { root }) => {
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/tools/assets/',
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });

    // Read for each request: a build may come or change while the server runs.
    const sendPage = async (reply: FastifyReply, name: string) => {
      const page = await readFile(join(root, name, 'index.html')).catch(() => null);
      reply.header('cache-control', 'no-cache');
      if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(missing);
      reply.secure?.();
      return reply.type('text/html; charset=utf-8').send(page);
    };

    // Not async: every call comes by, and would wait for the promise.
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method !== 'GET' || request.url.split('?', 1)[0] !== '/graphql') return done();
      varyByAccept(reply);
      if (!wantsPage(request)) return done();
      sendPage(reply, 'explorer').catch(done);
    });

    app.get('/reference', (_, reply) => sendPage(reply, 'reference'));
  },
  { name: 'tools', fastify: '5.x' },
);
