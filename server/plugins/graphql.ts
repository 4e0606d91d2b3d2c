import type { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { OperationContext } from '../apollo/operationContext.ts';
import type { Api } from '../createApi.ts';
import { getHttpHeaders, getHttpStatus } from '../errors.ts';
import { formatError } from '../request/clientErrors.ts';
import type { StreamOperation } from '../stream/streamOperations.ts';
import { acceptStreams } from './acceptStreams.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
import { createCloseSignal } from './createCloseSignal.ts';
import { addOperationChecks } from './operationChecks.ts';
import { toOperationRequest } from './operationRequest.ts';
import { addPersistedDocuments } from './persistedDocuments.ts';
import { addWebSockets } from './webSocket.ts';
import './recordRequests.ts';

interface GraphqlOptions {
  api: Api;
  apollo: ApolloServer<OperationContext>;
  streamOperation: StreamOperation;
  corsOrigins: string[];
}

/** Serves the schema at `/graphql` with Apollo Server, and as a stream to clients that accept one. */
export async function graphqlPlugin(
  app: FastifyInstance,
  { api, apollo, streamOperation, corsOrigins }: GraphqlOptions,
) {
  const encode = createBodyEncoder();

  addOperationChecks(app, corsOrigins);
  addPersistedDocuments(app);
  addWebSockets(app, { api, streamOperation });
  acceptStreams(app);
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? encode(payload) : payload);
  });
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const error = api.toClientError(thrown, { id: request.id });
    return reply
      .code(getHttpStatus(error) ?? 500)
      .headers(Object.fromEntries(getHttpHeaders(error)))
      .send({ errors: [formatError(error)] });
  });
  await app.register(fastifyApollo(apollo), {
    context: (request, reply) =>
      api.createOperationContext(
        { ...toOperationRequest(request), getSignal: () => createCloseSignal(reply) },
        (exchange) => {
          request.exchange = exchange;
        },
      ),
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    // Before the body is read, which can be of any type.
    onRequest: async (_, reply) =>
      refuse(reply.header('allow', 'GET, POST'), 405, 'Use POST or GET.'),
    handler: () => undefined,
  });
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
