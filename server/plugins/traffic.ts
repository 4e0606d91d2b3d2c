import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context, GatewayContext } from '../context.ts';
import { isControlOperation } from '../graphql/controls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of a GraphQL request, for the record of its branch. */
    graphqlContext: Context | null;
  }
}

/** Remembers the first error of an operation, and whether it is a control. */
export function operationOutcomePlugin(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, contextValue: { gateway }, response: { body } }) {
          if (!gateway) return;
          const [error] = (body.kind === 'single' && body.singleResult.errors) || [];
          gateway.errorCode = error ? String(error.extensions?.code ?? 'UNKNOWN') : null;
          gateway.isControl = operation !== undefined && isControlOperation(schema, operation);
        },
      };
    },
  };
}

/** Records the requests of `/graphql` in their branches. */
export function recordGraphqlRequests(app: FastifyInstance) {
  app.decorateRequest('graphqlContext', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { gateway } = request.graphqlContext ?? {};
    if (gateway && !gateway.isControl) {
      recordRequest(request, gateway, {
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

interface Result {
  api: 'GRAPHQL' | 'STREAM';
  status: number;
  errorCode: string | null;
  duration: number;
  size: number;
}

/** Records a request of `/graphql` or of a stream in its branch. */
export function recordRequest(
  { method, url, body, query: parameters }: FastifyRequest,
  { served, faultName, upstream }: GatewayContext,
  result: Result,
) {
  const { query, operationName, variables } = (body ?? parameters ?? {}) as {
    query?: unknown;
    operationName?: unknown;
    variables?: unknown;
  };
  served.traffic.record({
    ...result,
    method,
    url,
    route: null,
    operation: typeof operationName === 'string' ? operationName : null,
    query: typeof query === 'string' ? query : null,
    input: variables ?? null,
    fault: faultName ?? null,
    upstream: upstream ?? null,
  });
}
