import type { FastifyInstance, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { unlisted } from '../errors.ts';

/** The address of all that nothing is listed for. */
export const everything = '/*';

/** All but OPTIONS, which asks what a page of another origin may send, and is answered here. */
const passed: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers what nothing is listed for: 404, or whatever the upstream origin says. */
export const unlistedPlugin = fp<{ upstream?: string }>(
  async (app: FastifyInstance, { upstream }) => {
    app.setNotFoundHandler((request) => {
      throw unlisted(request.method, request.url);
    });
    if (!upstream) return;

    // Brings an HTTP client of its own, which no other start need wait for.
    const { default: replyFrom } = await import('@fastify/reply-from');
    await app.register(replyFrom, { base: new URL(upstream).origin, disableRequestLogging: true });
    await app.register(async (scope) => {
      // What passes through is not read: any type, and any size, is the upstream's to judge.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      scope.route({
        method: passed,
        url: everything,
        bodyLimit: Number.MAX_SAFE_INTEGER,
        handler: (request, reply) => {
          const path = request.raw.url ?? '';
          // A path of two slashes, or a whole address, would name another origin.
          if (!/^\/(?![/\\])/.test(path)) throw unlisted(request.method, path);
          return reply.from(path);
        },
      });
    });
  },
);
