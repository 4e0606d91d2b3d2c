import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { GraphQLError } from 'graphql';
import { statusOf } from '../errors.ts';

interface Failure {
  statusCode?: number;
  message: string;
}

/** How every failure leaves the server, and which bodies it reads: JSON, and nothing else. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  // Simple types need no permission to be sent from another site's page.
  app.removeContentTypeParser('text/plain');

  // Some clients name a type and send no body, as with a DELETE.
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });

  app.setErrorHandler<GraphQLError | Failure>((error, request, reply) => {
    const isRefusal = error instanceof GraphQLError || 'extensions' in error;
    const refusal = isRefusal ? (error as GraphQLError) : undefined;
    const found = (refusal ? statusOf(refusal) : (error as Failure).statusCode) ?? 500;
    if (found >= 500) request.log.error(error);

    const { detail } = refusal?.extensions ?? {};
    const unreadable =
      found === 400 && !detail ? request.routeOptions.config.unreadable : undefined;
    const status = unreadable?.status ?? found;

    const message = status < 500 ? error.message : 'Something went wrong';
    return reply.code(status).send({ error: detail ?? unreadable?.error ?? message });
  });
});
