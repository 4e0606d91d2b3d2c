import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import fastifyApollo from '@as-integrations/fastify';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import type { DocumentNode, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { shortenMessage } from '../errors.ts';
import {
  compiledQueriesPlugin,
  stringifyResult,
} from '../graphql/compiled/compiledQueriesPlugin.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import { conformancePlugin } from '../graphql/conformance.ts';
import { costPlugin } from '../graphql/costPlugin.ts';
import { limitRules, limits } from '../graphql/limits.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
import { faultsPlugin } from './faults.ts';
import { operationMetricsPlugin } from './operationMetrics.ts';
import { isTracing, operationSpansPlugin } from './tracing.ts';
import { operationOutcomePlugin, recordGraphqlRequests } from './traffic.ts';
import { upstreamPlugin } from './upstream.ts';

interface GraphqlOptions {
  schema: GraphQLSchema;
  /** The same schema `withRawLists`. */
  rawListSchema: GraphQLSchema;
  compileQueue: CompileQueue;
  fieldFaultsSchema: () => GraphQLSchema;
  createContext: (request: FastifyRequest) => Context | Promise<Context>;
}

/** Serves the schema at `/graphql` with Apollo Server. */
export async function graphqlPlugin(app: FastifyInstance, options: GraphqlOptions) {
  const { schema, rawListSchema, compileQueue: queue, fieldFaultsSchema, createContext } = options;
  /** Errors that the log contains with the id of their request. */
  const logged = new WeakSet<object>();

  const errorLogPlugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors.filter(isBug)) {
            app.log.error({ reqId: contextValue.requestId, err: error, operationName });
            logged.add(error);
          }
        },
      };
    },
  };

  function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
    const refusal = { ...formatted, message: shortenMessage(formatted.message) };
    if (refusal.extensions?.code !== 'INTERNAL_SERVER_ERROR') return refusal;
    if (isBadRequest(error)) return { ...refusal, extensions: { code: 'BAD_REQUEST' } };
    if (!logged.has(error as object)) app.log.error(error);
    return { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  }

  /** Formats an error as Apollo Server does: its HTTP status is no part of the response. */
  function format(error: GraphQLError): GraphQLFormattedError {
    const { extensions, ...formatted } = error.toJSON();
    const { http: _, ...shown } = extensions ?? {};
    return formatError({ ...formatted, extensions: shown }, error);
  }

  const apollo = new ApolloServer<Context>({
    schema,
    logger: app.log,
    introspection: true,
    // `startServer` closes Fastify, and Apollo Server has nothing of its own to close.
    stopOnTerminationSignals: false,
    // `refuseForgery` prevents it. Apollo's own prevention fails five audits of GraphQL over HTTP.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    parseOptions: { maxTokens: limits.tokens },
    documentStore: createDocumentStore(),
    validationRules: limitRules,
    stringifyResult,
    plugins: [
      // It would wrap the resolver of each field of the schema that REST shares.
      ApolloServerPluginCacheControlDisabled(),
      // It would load half a megabyte at the start, to find that this server is no subgraph.
      ApolloServerPluginInlineTraceDisabled(),
      errorLogPlugin,
      operationMetricsPlugin(app.metrics),
      ...(isTracing() ? [operationSpansPlugin] : []),
      conformancePlugin,
      costPlugin(schema),
      operationOutcomePlugin(schema),
      upstreamPlugin({ schema, format }),
      faultsPlugin({ schema, fieldFaultsSchema, format }),
      compiledQueriesPlugin({ schema, rawListSchema, queue }),
    ],
    formatError,
  });
  await apollo.start();

  const encode = createBodyEncoder();

  app.addHook('onRequest', refuseForgery);
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

/** An error without a code is a bug, unless Apollo Server refused the request. */
function isBug(error: GraphQLError): boolean {
  const { code = 'INTERNAL_SERVER_ERROR' } = error.extensions;
  return code === 'INTERNAL_SERVER_ERROR' && !isBadRequest(error);
}

/**
 * Creates the cache of parsed documents, which also bounds the number of compiled operations. A character of a
 * document takes about 300 bytes as an AST and as compiled code.
 */
function createDocumentStore() {
  return new InMemoryLRUCache<DocumentNode>({
    maxSize: limits.documents,
    sizeCalculation: ({ loc }) => loc?.source.body.length || 1,
  });
}

/** Apollo Server gives some refusals, such as that of a wrong hash, a status and no code. */
function isBadRequest(error: unknown): boolean {
  const { extensions } = unwrapResolverError(error) as Partial<GraphQLError>;
  return (extensions?.http as { status?: number } | undefined)?.status === 400;
}

/** Refuses what a page of another site can send without a preflight: a simple POST, and any GET. */
export function refuseForgery(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) {
  const site = request.headers['sec-fetch-site'];
  if (request.method === 'GET' && (site === 'cross-site' || site === 'same-site')) {
    refuse(reply, 403, 'A GET from another site is refused. Send a POST of JSON.');
    return;
  }
  const type = request.headers['content-type'] ?? '';
  if (request.method === 'POST' && !/^application\/(json|graphql-response\+json)\b/i.test(type)) {
    refuse(reply, 415, 'Send the operation as JSON, with content-type: application/json.');
    return;
  }
  done();
}

const codes: Record<number, string> = {
  413: 'LIMIT_EXCEEDED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

function refuse(reply: FastifyReply, status: number, message: string) {
  const code = codes[status] ?? 'BAD_REQUEST';
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}
