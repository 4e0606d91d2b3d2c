import fastifyApollo from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApolloServer } from '../apollo/createApolloServer.ts';
import type { Api } from '../createApi.ts';
import { getHttpStatus } from '../errors.ts';
import { formatError } from '../request/clientErrors.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
import { addOperationChecks } from './operationChecks.ts';
import { operationMetricsPlugin } from './operationMetrics.ts';
import { isTracing, operationSpansPlugin } from './tracing.ts';
import './recordRequests.ts';

/** Serves the schema at `/graphql` with Apollo Server. */
export async function graphqlPlugin(
  app: FastifyInstance,
  { api, corsOrigins }: { api: Api; corsOrigins: string[] },
) {
  const apollo = await createApolloServer({
    ...api,
    plugins: [operationMetricsPlugin(app.metrics), ...(isTracing() ? [operationSpansPlugin] : [])],
  });
  const encode = createBodyEncoder();

  addOperationChecks(app, corsOrigins);

  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? encode(payload) : payload);
  });
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const error = api.toClientError(thrown, { id: request.id });
    return reply.code(getHttpStatus(error) ?? 500).send({ errors: [formatError(error)] });
  });
  await app.register(fastifyApollo(apollo), {
    context: (request) =>
      api.createOperationContext(toOperationRequest(request), (exchange) => {
        request.exchange = exchange;
      }),
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (_, reply) => refuse(reply.header('allow', 'GET, POST'), 405, 'Use POST or GET.'),
  });
}

function toOperationRequest({ method, url, headers, query, body, ip, id }: FastifyRequest) {
  const parameters = query as Record<string, string | string[]>;
  return { method, url, headers, query: parameters, parameters: body ?? parameters, ip, id };
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
