import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLError, GraphQLFormattedError } from 'graphql';
import { getHttpStatus } from '../errors.ts';
import { stringifyResult } from '../graphql/compiled/compiledQueries.ts';
import { limitRules, limits } from '../graphql/limits.ts';
import { formatError, type LogError } from '../request/clientErrors.ts';
import type { OperationContext } from './operationContext.ts';
import { createOperationPlugin, type OperationOptions } from './operationPlugin.ts';

interface ApolloOptions extends OperationOptions {
  /** Whether the size of documents is limited. */
  limitsOperations: boolean;
  /** Receives an error that is a bug. The response does not contain it. */
  logError: LogError;
  /** Plugins of the host, which observe operations. */
  plugins?: ApolloServerPlugin<OperationContext>[];
}

/**
 * Creates and starts the Apollo Server of `/graphql`. Its host is Fastify or a service worker. Apollo Server reads
 * requests, parses and validates documents, and writes responses. `operationPlugin` answers the operations.
 */
export async function createApolloServer(
  options: ApolloOptions,
): Promise<ApolloServer<OperationContext>> {
  const { schema, toClientError, logError, limitsOperations, plugins = [] } = options;

  /** Formats the errors of requests that Apollo Server refuses before it has an operation. */
  function formatRefusal(_: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
    const error = unwrapResolverError(thrown) as GraphQLError;
    // Some have a status, but no code, such as the error for a wrong hash.
    const hasStatusOnly = error.extensions?.code === undefined && getHttpStatus(error) === 400;
    const formatted = formatError(toClientError(error));
    return hasStatusOnly ? { ...formatted, extensions: { code: 'BAD_REQUEST' } } : formatted;
  }

  const apollo = new ApolloServer<OperationContext>({
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
    parseOptions: limitsOperations ? { maxTokens: limits.tokens } : {},
    // For a given store, Apollo Server prints the schema to compute its hash, which takes 0.3 s for a large one.
    documentStore: limitsOperations ? createDocumentStore() : undefined,
    validationRules: limitsOperations ? limitRules : [],
    stringifyResult,
    plugins: [
      // The plugin would wrap all resolvers of the schema, which REST uses as well.
      ApolloServerPluginCacheControlDisabled(),
      // The plugin would load half a megabyte at the start, only to detect that this server is not a subgraph.
      ApolloServerPluginInlineTraceDisabled(),
      ...plugins,
      createOperationPlugin(options),
    ],
    formatError: formatRefusal,
  });
  await apollo.start();
  return apollo;
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
