import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Sends responses after all requests that have arrived together are handled. A response that is sent earlier wakes up
 * its client. A client on the same machine then competes for the processor with the remaining requests.
 */
async function batchResponses(app: FastifyInstance) {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    setImmediate(done, null, payload);
  });
}

export const batchedResponsesPlugin = fp(batchResponses, { name: 'batched-responses' });
