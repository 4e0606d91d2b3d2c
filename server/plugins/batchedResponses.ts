import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Sends responses after all requests that have arrived together are handled. A response that is sent in between
 * wakes up its client, which on the same machine takes the processor from the requests that are not handled yet.
 */
async function batchResponses(app: FastifyInstance) {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    setImmediate(done, null, payload);
  });
}

export const batchedResponsesPlugin = fp(batchResponses, { name: 'batched-responses' });
