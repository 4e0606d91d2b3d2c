import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ApiDefinition } from './apiDefinition.ts';
import { createApolloServer } from './apollo/createApolloServer.ts';
import { createOperationHandler } from './apollo/createOperationHandler.ts';
import type { Branch } from './branch.ts';
import { type Api, createApi } from './createApi.ts';
import { createDocuments } from './documents.ts';
import { hideInPath } from './gateway/routeSecrets.ts';
import type { CompileQueue } from './graphql/compiled/compileQueue.ts';
import { limits } from './graphql/limits.ts';
import type { Journal } from './journal/journal.ts';
import { batchedResponsesPlugin } from './plugins/batchedResponses.ts';
import { clientPlugin } from './plugins/client.ts';
import { collectionsPlugin } from './plugins/collections.ts';
import { compatPlugin } from './plugins/compat.ts';
import { controlsPlugin } from './plugins/controls.ts';
import { corsPlugin, isFromOtherSite } from './plugins/cors.ts';
import { documentsPlugin } from './plugins/documents.ts';
import { entryPointsPlugin } from './plugins/entryPoints.ts';
import { errorsPlugin, refuseMalformedRequest, refuseMalformedUrl } from './plugins/errors.ts';
import { filesPlugin } from './plugins/files.ts';
import { gracefulClosePlugin } from './plugins/gracefulClose.ts';
import { graphqlPlugin } from './plugins/graphql.ts';
import { healthPlugin } from './plugins/health.ts';
import { hostsPlugin } from './plugins/hosts.ts';
import { mcpPlugin } from './plugins/mcp.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { negotiationPlugin } from './plugins/negotiation.ts';
import { operationMetricsPlugin } from './plugins/operationMetrics.ts';
import { optionsPlugin } from './plugins/options.ts';
import { picturesPlugin } from './plugins/pictures.ts';
import { pressurePlugin } from './plugins/pressure.ts';
import { recordRequestsPlugin } from './plugins/recordRequests.ts';
import { getRequestId, requestIdPlugin } from './plugins/requestId.ts';
import { restPlugin } from './plugins/rest.ts';
import { securityHeadersPlugin } from './plugins/securityHeaders.ts';
import { streamPlugin } from './plugins/stream.ts';
import { streamsPlugin } from './plugins/streams.ts';
import { toolsPlugin } from './plugins/tools.ts';
import { isTracing, operationSpansPlugin, tracingPlugin } from './plugins/tracing.ts';
import { unknownRoutesPlugin } from './plugins/unknownRoutes.ts';
import { parseQueryString } from './request/gatewayRequest.ts';
import { createServices, type Services } from './services/createServices.ts';
import type { Environment } from './start/environment.ts';
import { createOperationStreamer } from './stream/streamOperations.ts';
import { createUpstream } from './upstream/createUpstream.ts';

export interface AppOptions {
  definition: ApiDefinition;
  services?: Services;
  /** The schema to serve. Without it, a new one with the required rules and controls. */
  schema?: GraphQLSchema;
  /** The parts to serve, if they exist already. Their owner closes them. */
  api?: Api;
  /** The data to serve. Without it, a new branch that starts with the sample. */
  branch?: Branch;
  /**
   * The journal of the branch, which is closed with the server. If it is durable, other branches are stored in it, too.
   * Without it, the branch has one in memory.
   */
  journal?: Journal;
  /** The stream that receives log lines. Without it, nothing is logged. */
  log?: { write: (line: string) => void };
  /** The least severe level that is logged. */
  logLevel?: Environment['LOG_LEVEL'];
  /** The folder of the built dashboard. Without it, no screen is served. */
  client?: string;
  /** The folder of the built explorer and reference. Without it, neither is served. */
  tools?: string;
  /** Whether operations require the abilities that the SDL states. */
  enforceRules?: boolean;
  /** Whether there are branches, faults and the other controls of the gateway. */
  hasControls?: boolean;
  /** The bearer token that `/metrics` requires. */
  metricsToken?: string;
  /** The origin to which requests without a route are forwarded. Without it, they get 404. */
  upstream?: string;
  /** Whether the upstream receives the `Authorization` and `Cookie` headers of requests. */
  forwardsCredentials?: boolean;
  /** Further origins whose pages may call the server. */
  corsOrigins?: string[];
  /** Further host names that the server answers to. */
  allowedHosts?: string[];
  /** The delay of the event loop in milliseconds from which requests are refused. 0 for no limit. */
  maxEventLoopDelay?: number;
  /** The maximum number of open streams, and of those of one address. */
  maxStreams?: number;
  maxStreamsPerClient?: number;
  compileQueue?: CompileQueue;
}

/** The serializers of the log. They omit headers, bodies and query strings, which may contain secrets. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    url: hideInPath(url.replace(/\?.*/, '')),
  }),
};

/** Creates the parts to serve. Their errors are written to the log of the app. */
function createAppApi(app: FastifyInstance, options: AppOptions): Promise<Api> {
  const { services = createServices(), upstream, corsOrigins = [] } = options;
  return createApi({
    definition: options.definition,
    services,
    schema: options.schema,
    branch: options.branch,
    journal: options.journal,
    compileQueue: options.compileQueue,
    enforceRules: options.enforceRules,
    hasControls: options.hasControls,
    upstream:
      upstream === undefined
        ? undefined
        : createUpstream({
            origin: upstream,
            forwardsCredentials: options.forwardsCredentials ?? false,
            isFromOtherSite: (headers) => isFromOtherSite(headers, corsOrigins),
          }),
    logError: (error, { id, method, path, operationName } = {}) =>
      app.log.error({ reqId: id, err: error, method, path, operationName }),
  });
}

/** Adds the routes that execute operations, and the documents about them. */
async function addOperations(app: FastifyInstance, api: Api, options: AppOptions) {
  const { corsOrigins = [], hasControls = true } = options;
  const { rest } = api;

  await app.register(recordRequestsPlugin, { api });
  const apollo = await createApolloServer({
    ...api,
    plugins: [operationMetricsPlugin(app.metrics), ...(isTracing() ? [operationSpansPlugin] : [])],
  });
  const streamOperation = createOperationStreamer(
    api.handleStream,
    createOperationHandler(apollo, api.createOperationContext),
  );
  await app.register(streamsPlugin, {
    api,
    streamOperation,
    maxStreams: options.maxStreams,
    maxStreamsPerClient: options.maxStreamsPerClient,
  });
  await app.register(graphqlPlugin, { api, apollo, streamOperation, corsOrigins });
  await app.register(streamPlugin, { api, streamOperation, corsOrigins });
  if (api.controlSchema) {
    await app.register(controlsPlugin, { api, schema: api.controlSchema, corsOrigins });
  }
  if (hasControls) await app.register(mcpPlugin, { api, corsOrigins });
  await app.register(restPlugin, { rest });
  await app.register(collectionsPlugin, { routes: api.collectionRoutes, corsOrigins });
  await app.register(documentsPlugin, { documents: createDocuments(api) });
  await app.register(unknownRoutesPlugin, { rest });
}

/** Builds the complete server. It does not listen on a port yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, logLevel = 'info', client, tools, enforceRules = false } = options;
  const { corsOrigins = [], allowedHosts = [], metricsToken, hasControls = true } = options;
  const app = Fastify({
    logger: log && { stream: log, level: logLevel, serializers },
    bodyLimit: limits.body,
    forceCloseConnections: 'idle',
    genReqId: getRequestId,
    clientErrorHandler: refuseMalformedRequest,
    frameworkErrors: refuseMalformedUrl,
    routerOptions: { querystringParser: parseQueryString },
  });

  const api = options.api ?? (await createAppApi(app, options));
  const { branch, rest } = api;

  await app.register(gracefulClosePlugin);
  await app.register(batchedResponsesPlugin);
  await app.register(requestIdPlugin);
  await app.register(tracingPlugin);
  await app.register(optionsPlugin, { rest });
  await app.register(metricsPlugin, { token: metricsToken, isPublic: !enforceRules });
  await app.register(errorsPlugin);
  await app.register(hostsPlugin, { names: allowedHosts });
  await app.register(corsPlugin, { origins: corsOrigins });
  await app.register(negotiationPlugin);
  await app.register(pressurePlugin, { maxEventLoopDelay: options.maxEventLoopDelay });
  const hasOwnSchema = options.definition.controls !== undefined;
  await app.register(securityHeadersPlugin, { client, allowsPictures: hasOwnSchema });
  await app.register(healthPlugin, { journal: options.journal, getPosition: branch.getPosition });
  await app.register(compatPlugin);
  await app.register(entryPointsPlugin, {
    hasClient: client !== undefined,
    hasTools: tools !== undefined,
  });
  // The build copies the pictures to the same relative path beside the bundle.
  await app.register(picturesPlugin, { root: join(import.meta.dirname, 'sample/pictures') });
  await app.register(filesPlugin);
  // The dashboard of an own schema reads its rows with the controls.
  if (client && (!hasOwnSchema || api.controlSchema)) {
    await app.register(clientPlugin, { root: client, hasControls, hasOwnSchema });
  }
  if (tools) await app.register(toolsPlugin, { root: tools, createExamples: api.createExamples });
  await addOperations(app, api, options);
  // Called when all running requests have finished.
  app.addHook('onClose', async () => {
    if (!options.api) await api.close();
    await options.journal?.close();
  });

  return app;
}
