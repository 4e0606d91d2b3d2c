import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { compiledPlugin, stringifyResult } from '../graphql/compiled.ts';
import { conformancePlugin } from '../graphql/conformance.ts';
import { limitRules, limits } from '../graphql/limits.ts';

interface GraphqlOptions {
  schema: GraphQLSchema;
  /** The same schema, `withSelf`. */
  inner: GraphQLSchema;
  createContext: (request: FastifyRequest) => Context;
}

/** Serves the schema at `/graphql`. */
export async function graphqlPlugin(
  app: FastifyInstance,
  { schema, inner, createContext }: GraphqlOptions,
) {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    // Refused by the hook below instead: Apollo's own prevention fails five of the HTTP audits.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: limitRules,
    stringifyResult,
    plugins: [
      // It would instrument every field of the schema that REST shares.
      ApolloServerPluginCacheControlDisabled(),
      // It would load half a megabyte at start, to learn that this is no subgraph.
      ApolloServerPluginInlineTraceDisabled(),
      fastifyApolloDrainPlugin(app) as ApolloServerPlugin<Context>,
      conformancePlugin,
      compiledPlugin({ schema, inner }),
    ],
    formatError: (formatted, error) => {
      if (formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') return formatted;
      app.log.error(error);
      return { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    },
  });
  await apollo.start();

  app.addHook('onRequest', refuseForgery);
  app.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error(error);
    const message = status < 500 ? error.message : 'Something went wrong';
    return reply.code(status).send({ errors: [{ message, extensions: { code: codeOf(status) } }] });
  });
  await app.register(fastifyApollo(apollo), {
    context: async (request) => createContext(request),
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (_, reply) => refuse(reply.header('allow', 'GET, POST'), 405, 'Use POST or GET.'),
  });
}

/** A page of another site can send these without asking first: a simple POST, and any GET. */
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

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ errors: [{ message, extensions: { code: codeOf(status) } }] });
}

function codeOf(status: number): string {
  if (status === 413) return 'LIMIT_EXCEEDED';
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
}
