import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { addExamples } from '../ownSchema/addExamples.ts';
import { addVaryAccept, prefersPage } from './negotiation.ts';

interface ToolsOptions {
  /** Folder that `client/tools/vite.config.ts` builds into. */
  root: string;
  /** Creates the examples of an own schema, which both pages contain. Without it, the explorer shows those of the CRM. */
  createExamples?: () => unknown;
}

const notBuilt =
  'The explorer and the reference are not built yet. Run `npm run build`, then load this page again.';

/**
 * Serves the pages for developers: the explorer to browsers at `GET /graphql`, and the REST reference
 * at `/reference`. Must be registered before the routes of GraphQL.
 */
async function serveTools(app: FastifyInstance, { root, createExamples }: ToolsOptions) {
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/tools/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });

  // Read with each request, because a build may change it while the server runs.
  async function sendPage(reply: FastifyReply, name: string) {
    const page = await readFile(join(root, name, 'index.html'), 'utf8').catch(() => null);
    reply.header('cache-control', 'no-cache');
    if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    reply.headers(app.pageHeaders);
    reply.type('text/html; charset=utf-8');
    if (!createExamples) return reply.send(page);
    return reply.send(addExamples(page, createExamples()));
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || request.url.split('?', 1)[0] !== '/graphql') return done();
    addVaryAccept(reply);
    if (!prefersPage(request)) return done();
    sendPage(reply, 'explorer').catch(done);
  });

  app.get('/reference', (_, reply) => sendPage(reply, 'reference'));
}

export const toolsPlugin = fp(serveTools, { name: 'tools' });
