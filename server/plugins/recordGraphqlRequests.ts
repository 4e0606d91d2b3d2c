import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { recordOperation } from '../gateway/recordOperation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of a GraphQL request. It contains the branch that records the request. */
    graphqlContext: Context | null;
  }
}

/** Records the requests of `/graphql` in their branches. */
export function recordGraphqlRequests(app: FastifyInstance) {
  app.decorateRequest('graphqlContext', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { gateway } = request.graphqlContext ?? {};
    if (gateway && !gateway.isControl) {
      recordOperation(request, gateway, {
        api: 'GRAPHQL',
        status: reply.statusCode,
        errorCode: gateway.errorCode ?? null,
        duration: reply.elapsedTime,
        size: Number(reply.getHeader('content-length') ?? 0),
      });
    }
    done();
  });
}
