import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Sends the errors of Fastify and its plugins as `{ error }`, like those of REST operations. */
async function sendErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    const message = statusCode === 500 ? 'Something went wrong' : error.message;
    return reply.code(statusCode).send({ error: message });
  });
}

export const errorsPlugin = fp(sendErrors, { name: 'errors' });
