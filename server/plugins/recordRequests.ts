import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Api } from '../createApi.ts';
import type { Exchange } from '../request/exchange.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The part of the request that is recorded. Null for files, pages and health checks. */
    exchange: Exchange | null;
    /** The number of bytes of a body that is sent as a stream. */
    streamedSize: number;
  }
}

/** Records each request at its end, refused ones too. */
async function recordRequests(app: FastifyInstance, { api }: { api: Pick<Api, 'record'> }) {
  app.decorateRequest('exchange', null);
  app.decorateRequest('streamedSize', 0);
  app.addHook('onResponse', ({ exchange, streamedSize, method }, reply, done) => {
    if (exchange) {
      api.record(exchange, {
        status: reply.statusCode,
        duration: reply.elapsedTime,
        size:
          method === 'HEAD' ? 0 : streamedSize || Number(reply.getHeader('content-length') ?? 0),
      });
    }
    done();
  });
}

export const recordRequestsPlugin = fp(recordRequests, { name: 'record-requests' });
