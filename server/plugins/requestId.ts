import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const header = 'x-request-id';

/** Returns the request id that a proxy has set, or a new one if it is missing or malformed. */
export function getRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const proxyId = headers[header];
  return typeof proxyId === 'string' && /^[\w.-]{1,64}$/.test(proxyId) ? proxyId : randomUUID();
}

/** Adds the id to each response. The lines of the log contain it as `reqId`. */
async function sendRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
}

export const requestIdPlugin = fp(sendRequestId, { name: 'request-id' });
