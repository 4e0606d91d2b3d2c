import fastifyApollo from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createControlOperations } from '../apollo/createControlOperations.ts';
import type { Api } from '../createApi.ts';
import { getHttpStatus } from '../errors.ts';
import { formatError } from '../request/clientErrors.ts';
import { acceptStreams } from './acceptStreams.ts';
import { addOperationChecks } from './operationChecks.ts';
import { toOperationRequest } from './operationRequest.ts';
import { streamPlugin } from './stream.ts';
import './recordRequests.ts';

interface ControlsOptions {
  api: Api;
  /** The schema of the controls, which an own schema does not contain. */
  schema: GraphQLSchema;
  corsOrigins: string[];
}

/** Serves the controls at `/gateway/graphql`, if they have a schema of their own, also as streams. */
export async function controlsPlugin(
  app: FastifyInstance,
  { api, schema, corsOrigins }: ControlsOptions,
) {
  const { apollo, createContext, streamOperation } = await createControlOperations(api, schema);
  if (streamOperation) {
    const url = '/gateway/graphql/stream';
    await app.register(streamPlugin, { api, streamOperation, corsOrigins, url });
  }
  // In a scope of its own, because Fastify passes hooks on to all scopes inside, and the stream reads its requests itself.
  await app.register(async (scope) => {
    addOperationChecks(scope, corsOrigins);
    acceptStreams(scope, streamOperation);
    scope.setErrorHandler<FastifyError>((thrown, request, reply) => {
      const error = api.toClientError(thrown, { id: request.id });
      return reply.code(getHttpStatus(error) ?? 500).send({ errors: [formatError(error)] });
    });
    await scope.register(fastifyApollo(apollo), {
      path: '/gateway/graphql',
      context: (request) =>
        createContext(toOperationRequest(request), (exchange) => {
          request.exchange = exchange;
        }),
    });
  });
}
