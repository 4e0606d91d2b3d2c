import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import type { RestHandler } from '../rest/createRestHandler.ts';
import './options.ts';
import { sendAnswer, toGatewayRequest } from './rest.ts';

/** The pattern of the route for all URLs without another route. */
export const anyUrl = '/*';

/** All methods except OPTIONS, which `@fastify/cors` handles. */
const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves the requests without a route. Their bodies are not read, because the upstream may receive them. */
async function handleUnknownRoutes(app: FastifyInstance, { rest }: { rest: RestHandler }) {
  app.setNotFoundHandler(async (request, reply) =>
    sendAnswer(request, reply, await rest.handleUnknownRoute(toUnreadRequest(app, request, reply))),
  );
  await app.register(async (scope) => {
    // The upstream decides which types and sizes of bodies it accepts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: methods,
      url: anyUrl,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      async handler(request, reply) {
        const { body } = request;
        const answered = await rest.handleUnknownRoute({
          ...toUnreadRequest(app, request, reply),
          // The client can have sent a path that Fastify would decode.
          body: body instanceof Readable ? body : undefined,
        });
        return sendAnswer(request, reply, answered);
      },
    });
  });
}

function toUnreadRequest(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const received = toGatewayRequest(request, reply);
  return { ...received, allowedMethods: app.listMethods(received.path) };
}

export const unknownRoutesPlugin = fp(handleUnknownRoutes, { name: 'unknown-routes' });
