import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { upstreamForbidden } from '../errors.ts';
import type { RestHandler } from '../rest/createRestHandler.ts';
import { isFromOtherSite } from './cors.ts';
import { sendRestResponse, toRestRequest } from './rest.ts';

/** The pattern of the route for all URLs without another route. */
export const anyUrl = '/*';

/** All methods except OPTIONS, which `@fastify/cors` handles. */
const forwardedMethods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface NotFoundOptions {
  rest: Pick<RestHandler, 'handleUnknownRoute'>;
  /** Origin that requests without a route are forwarded to. */
  upstream?: string;
  /** Whether the upstream receives the credentials of requests. */
  forwardsCredentials: boolean;
  /** Further origins whose pages may call the server. */
  corsOrigins: string[];
}

/** Handles requests without a route: with 404 or 405, or with the response of the upstream origin. */
async function handleUnknownRoutes(app: FastifyInstance, options: NotFoundOptions) {
  const { rest, upstream, forwardsCredentials, corsOrigins } = options;
  app.setNotFoundHandler((request, reply) =>
    sendRestResponse(reply, rest.handleUnknownRoute(toRestRequest(request))),
  );
  if (!upstream) return;

  // Loaded late, because a server without an upstream does not need its HTTP client.
  const { default: replyFrom } = await import('@fastify/reply-from');
  await app.register(replyFrom, { base: upstream, disableRequestLogging: true });
  const hooks: FastifyReplyFromHooks = {
    rewriteRequestHeaders: (_, { authorization, cookie, ...headers }) =>
      forwardsCredentials ? { ...headers, authorization, cookie } : headers,
    onError(reply, { error }) {
      const isTimeout = /TIMEOUT/.test((error as NodeJS.ErrnoException).code ?? '');
      const status = isTimeout ? 504 : 502;
      const message = isTimeout ? 'did not answer in time' : 'cannot be reached';
      reply.code(status).send({ error: `The upstream ${upstream} ${message}.` });
    },
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      if (!isFromOtherSite(request.headers, corsOrigins)) return done();
      reply.code(403).send({ error: upstreamForbidden().message });
    });
    // The upstream decides which types and sizes of bodies it accepts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: forwardedMethods,
      url: anyUrl,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler: (request, reply) => {
        const url = request.raw.url ?? '';
        // A path that begins with two slashes, or a complete URL, would name another origin.
        if (/^\/(?![/\\])/.test(url)) return reply.from(url, hooks);
        return sendRestResponse(reply, rest.handleUnknownRoute(toRestRequest(request)));
      },
    });
  });
}

export const notFoundPlugin = fp(handleUnknownRoutes, { name: 'not-found' });
