import fastifyApollo from '@as-integrations/fastify';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import { createApolloServer } from '../graphql/createApolloServer.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
import { operationMetricsPlugin } from './operationMetrics.ts';
import { recordGraphqlRequests } from './recordGraphqlRequests.ts';
import { isTracing, operationSpansPlugin } from './tracing.ts';

interface GraphqlOptions {
  schema: GraphQLSchema;
  /** The view of the schema with raw lists. */
  rawListSchema: GraphQLSchema;
  compileQueue: CompileQueue;
  fieldFaultsSchema: () => GraphQLSchema;
  createContext: (request: FastifyRequest) => Context | Promise<Context>;
}

/** Serves the schema at `/graphql` with Apollo Server. */
export async function graphqlPlugin(app: FastifyInstance, options: GraphqlOptions) {
  const { createContext, ...apolloOptions } = options;
  const apollo = await createApolloServer({
    ...apolloOptions,
    logError: (error, { requestId: reqId, operationName } = {}) =>
      app.log.error({ reqId, err: error, operationName }),
    plugins: [operationMetricsPlugin(app.metrics), ...(isTracing() ? [operationSpansPlugin] : [])],
  });

  const encode = createBodyEncoder();

  app.addHook('onRequest', preventCsrf);
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? encode(payload) : payload);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    return refuse(reply, statusCode, statusCode === 500 ? 'Something went wrong' : error.message);
  });
  recordGraphqlRequests(app);
  await app.register(fastifyApollo(apollo), {
    async context(request) {
      const context = await createContext(request);
      request.graphqlContext = context;
      return context;
    },
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (_, reply) => refuse(reply.header('allow', 'GET, POST'), 405, 'Use POST or GET.'),
  });
}

/** Refuses the requests that a page of another site can send without a preflight: a simple POST, and any GET. */
export function preventCsrf(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) {
  const site = request.headers['sec-fetch-site'];
  if (request.method === 'GET' && (site === 'cross-site' || site === 'same-site')) {
    refuse(
      reply,
      403,
      'A GET request from another site is refused. Send a POST request with JSON.',
    );
    return;
  }
  const type = request.headers['content-type'] ?? '';
  if (request.method === 'POST' && !/^application\/(json|graphql-response\+json)\b/i.test(type)) {
    refuse(reply, 415, 'Send the operation as JSON, with content-type: application/json.');
    return;
  }
  done();
}

const codeByStatus: Record<number, string> = {
  413: 'LIMIT_EXCEEDED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

function refuse(reply: FastifyReply, status: number, message: string) {
  const code = codeByStatus[status] ?? 'BAD_REQUEST';
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}
