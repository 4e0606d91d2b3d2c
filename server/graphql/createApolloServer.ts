import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { shortenMessage } from '../errors.ts';
import { compiledQueriesPlugin, stringifyResult } from './compiled/compiledQueriesPlugin.ts';
import type { CompileQueue } from './compiled/compileQueue.ts';
import { conformancePlugin } from './conformancePlugin.ts';
import { costPlugin } from './costPlugin.ts';
import { faultsPlugin } from './faultsPlugin.ts';
import { limitRules, limits } from './limits.ts';
import { operationOutcomePlugin } from './operationOutcomePlugin.ts';
import { upstreamPlugin } from './upstreamPlugin.ts';

interface ApolloOptions {
  schema: GraphQLSchema;
  /** The view of the schema with raw lists. */
  rawListSchema: GraphQLSchema;
  compileQueue: CompileQueue;
  fieldFaultsSchema: () => GraphQLSchema;
  /** Receives an error that is a bug. The response does not contain it. */
  logError: (error: unknown, request?: LoggedRequest) => void;
  /** Plugins of the host. They run before the plugins that execute operations. */
  plugins?: ApolloServerPlugin<Context>[];
}

interface LoggedRequest {
  requestId?: string;
  operationName?: string | null;
}

/** Creates and starts the Apollo Server of `/graphql`. Its host is Fastify or a service worker. */
export async function createApolloServer(options: ApolloOptions): Promise<ApolloServer<Context>> {
  const { schema, rawListSchema, compileQueue: queue, fieldFaultsSchema, logError } = options;
  /** Errors that were logged with the id of their request. */
  const logged = new WeakSet<object>();

  const errorLogPlugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue: { requestId }, operationName }) {
          for (const error of errors.filter(isBug)) {
            logError(error, { requestId, operationName });
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
    if (!logged.has(error as object)) logError(error);
    return { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  }

  /** Formats an error as Apollo Server does: without its HTTP status. */
  function format(error: GraphQLError): GraphQLFormattedError {
    const { extensions, ...formatted } = error.toJSON();
    const { http: _, ...shown } = extensions ?? {};
    return formatError({ ...formatted, extensions: shown }, error);
  }

  const apollo = new ApolloServer<Context>({
    schema,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => logError(message),
      error: (message) => logError(message),
    },
    introspection: true,
    // The host ends the process, and Apollo Server has no resources to close.
    stopOnTerminationSignals: false,
    // `preventCsrf` prevents CSRF. The prevention of Apollo Server fails five audits of GraphQL over HTTP.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    parseOptions: { maxTokens: limits.tokens },
    documentStore: createDocumentStore(),
    validationRules: limitRules,
    stringifyResult,
    plugins: [
      // The plugin would wrap all resolvers of the schema, which REST uses as well.
      ApolloServerPluginCacheControlDisabled(),
      // The plugin would load half a megabyte at the start, only to detect that this server is not a subgraph.
      ApolloServerPluginInlineTraceDisabled(),
      errorLogPlugin,
      ...(options.plugins ?? []),
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
  return apollo;
}

/** Returns whether an error is a bug: it has no code, and Apollo Server has not refused the request. */
function isBug(error: GraphQLError): boolean {
  const { code = 'INTERNAL_SERVER_ERROR' } = error.extensions;
  return code === 'INTERNAL_SERVER_ERROR' && !isBadRequest(error);
}

/**
 * Creates the cache of parsed documents, which also limits the number of compiled operations. For each character of a
 * document, the AST and the compiled code need about 300 bytes.
 */
function createDocumentStore() {
  return new InMemoryLRUCache<DocumentNode>({
    maxSize: limits.documents,
    sizeCalculation: ({ loc }) => loc?.source.body.length || 1,
  });
}

/** Returns whether Apollo Server has refused a request with a status, but without a code, such as for a wrong hash. */
function isBadRequest(error: unknown): boolean {
  const { extensions } = unwrapResolverError(error) as Partial<GraphQLError>;
  return (extensions?.http as { status?: number } | undefined)?.status === 400;
}
