import type { GraphQLSchema } from 'graphql';
import type { ApiDefinition } from './apiDefinition.ts';
import { createOperationContextFactory } from './apollo/operationContext.ts';
import { type Branch, createBranch } from './branch.ts';
import { createExampleContext } from './exampleContext.ts';
import type { Feature } from './feature.ts';
import { createGateway } from './gateway/createGateway.ts';
import { type CompileQueue, createCompileQueue } from './graphql/compiled/compileQueue.ts';
import { createRawListSchema } from './graphql/compiled/rawLists.ts';
import { removeControls } from './graphql/controls.ts';
import { limits } from './graphql/limits.ts';
import { attachPermissions, attachRules } from './graphql/rules.ts';
import type { Journal } from './journal/journal.ts';
import { getServerVersion } from './journal/serverVersion.ts';
import type { CollectionRoute } from './ownSchema/rest/createCollectionRoutes.ts';
import { createErrorFilter, type LogError } from './request/clientErrors.ts';
import { recordExchange } from './request/exchange.ts';
import { addFieldFaults } from './request/faults.ts';
import { createCallerIdentifier } from './request/identifyCaller.ts';
import { createReceiver } from './request/receive.ts';
import { createRouteAccelerator } from './rest/accelerateRoutes.ts';
import { createRestHandler } from './rest/createRestHandler.ts';
import { createOpenapiDocument } from './rest/openapi.ts';
import type { Route } from './rest/route.ts';
import { createSchema } from './schema.ts';
import type { Services } from './services/createServices.ts';
import { createStreamHandler, type StreamOptions } from './stream/createStreamHandler.ts';
import type { Upstream } from './upstream/createUpstream.ts';

interface ApiOptions {
  definition: ApiDefinition;
  services: Services;
  /** The schema to serve. Without it, a new one with the required rules and controls. */
  schema?: GraphQLSchema;
  /** The data to serve. Without it, a new branch that starts with the sample. */
  branch?: Branch;
  /** The journal of the branch. A durable one stores the other branches, too. */
  journal?: Journal;
  /** Whether operations require the abilities that the SDL states. */
  enforceRules?: boolean;
  /** Whether there are branches, faults and the other controls of the gateway. */
  hasControls?: boolean;
  /** The origin that rules of a branch can name to answer requests. */
  upstream?: Upstream;
  compileQueue?: CompileQueue;
  /** Receives an error that is a bug, and the request that caused it. */
  logError: LogError;
}

/**
 * Creates the parts that serve a branch and its gateway on any host: the schema, the contexts of requests, and the
 * handler of REST requests. The hosts are Fastify (`app.ts`) and a service worker (`browser/`).
 */
export async function createApi(options: ApiOptions) {
  const { definition, services, logError, enforceRules = false, hasControls = true } = options;
  const { registry, ownSchema, limitsOperations = true } = definition;
  const controls = hasControls ? definition.controls : undefined;

  const { schema, rowsSchema, controlSchema, rawListSchema, fieldFaultsSchema } = createSchemas(
    options,
    controls,
  );
  const branch =
    options.branch ?? createBranch({ registry, services, onError: (error) => logError(error) });
  const servedFeatures = listServedFeatures(definition, hasControls);
  const routes = listRoutes(servedFeatures);
  let collectionRoutes: CollectionRoute[] = [];
  const listRuleRoutes = () => [...routes, ...collectionRoutes];
  const gateway = await loadGateway(options, schema, { main: branch, listRoutes: listRuleRoutes });
  const identify = createCallerIdentifier(gateway, { hasControls });
  const { traffic } = gateway.main;
  const receive = createReceiver(identify, traffic);
  const toClientError = createErrorFilter(logError);
  const compileQueue =
    options.compileQueue ?? createCompileQueue({ onError: (error) => logError(error) });
  if (ownSchema && rowsSchema) {
    const parts = { receive, toClientError, schema, rowsSchema, fieldFaultsSchema };
    collectionRoutes = ownSchema.createRoutes(parts);
  }
  const rest = createRestHandler({
    schema,
    controlSchema,
    routes,
    receive,
    toClientError,
    maxBodyLength: limits.body,
    hasUpstream: options.upstream !== undefined,
    accelerate: createRouteAccelerator(rawListSchema, compileQueue),
    fieldFaultsSchema,
  });

  return {
    schema,
    /** The REST routes of the features. */
    restRoutes: routes,
    collectionRoutes,
    /** Creates the examples of the explorer for an own schema. */
    createExamples: ownSchema && (() => ownSchema.createExamples(branch)),
    /** The schema of the controls, if they have one of their own. */
    controlSchema,
    limitsOperations,
    rawListSchema,
    fieldFaultsSchema,
    compileQueue,
    branch,
    gateway,
    rest,
    ...createStreamHandlers(controlSchema, {
      schema,
      receive,
      toClientError,
      expiryServices: enforceRules ? services : undefined,
    }),
    createOperationContext: createOperationContextFactory({ identify, traffic }),
    toClientError,
    logError,
    /** Records a request at its end. Without controls, nobody can read the records. */
    record: hasControls ? recordExchange : () => undefined,
    async createOpenapiDocument() {
      const document = await createOpenapiDocument({
        routeGroups: servedFeatures.map(([tag, { about, rest: own }]) => ({
          tag,
          about,
          routes: own,
        })),
        // Of an own schema, only the controls have routes with operations.
        createSchema: () => createSchema({ ...(controls ?? definition), schema: undefined }),
        enforceRules,
        hasControls,
        createSample: () => createExampleContext(registry, services.now()),
      });
      return ownSchema?.describeRoutes(document) ?? document;
    },

    async close() {
      await gateway.close();
      await branch.close();
      await options.upstream?.close();
    },
  };
}

/** Returns the features with their names. Without controls, the feature of the gateway is not served. */
const listServedFeatures = ({ features, controls }: ApiDefinition, hasControls: boolean) =>
  Object.entries(hasControls ? { ...features, ...controls?.features } : features).filter(
    ([name]) => hasControls || name !== 'gateway',
  );

/** Returns the REST routes of features. Those of the gateway are controls. */
const listRoutes = (features: [string, Feature][]): Route[] =>
  features.flatMap(([name, { rest: routes }]) =>
    name === 'gateway' ? routes.map((route) => ({ ...route, isControl: true })) : routes,
  );

/** Creates the gateway of a branch, and loads the list of the other branches from a durable journal. */
async function loadGateway(
  options: ApiOptions,
  schema: GraphQLSchema,
  { main, listRoutes }: Pick<Parameters<typeof createGateway>[0], 'main' | 'listRoutes'>,
) {
  const { definition, services, journal, enforceRules, hasControls = true, upstream } = options;
  const isStored = hasControls && journal?.isDurable;
  const gateway = createGateway({
    registry: definition.registry,
    services,
    main,
    schema,
    listRoutes,
    stored: isStored ? { journal, writtenBy: getServerVersion(definition.typeDefs) } : undefined,
    enforcesRules: enforceRules,
    upstream,
    onError: (error) => options.logError(error),
  });
  await gateway.loadList();
  return gateway;
}

/** Creates the handlers of the streams of the data, and of those of controls with a schema of their own. */
const createStreamHandlers = (
  controlSchema: GraphQLSchema | undefined,
  options: StreamOptions,
) => ({
  handleStream: createStreamHandler(options),
  handleControlStream:
    controlSchema &&
    createStreamHandler({
      ...options,
      schema: controlSchema,
      // The log of requests contains no requests of the dashboard, which uses the controls.
      receive: (call) => options.receive({ ...call, isControl: true }),
    }),
});

/** Creates the served schema, and those that are derived from it. */
function createSchemas(
  { definition, schema: existing, enforceRules = false, hasControls = true }: ApiOptions,
  controls: ApiDefinition['controls'],
) {
  const createServedSchema = (built?: GraphQLSchema) => {
    const created = createSchema({ ...definition, schema: built });
    if (!hasControls) removeControls(created);
    if (enforceRules) attachRules(created);
    if (definition.permissions) attachPermissions(created, definition.permissions);
    return created;
  };
  const schema = existing ?? createServedSchema(definition.schema);
  const rowsSchema = definition.controls && createSchema(definition.controls);
  let faultySchema: GraphQLSchema | undefined;
  return {
    schema,
    rowsSchema,
    controlSchema: controls && rowsSchema,
    rawListSchema: createRawListSchema(schema),
    /** Returns the schema with field faults. It is created on first use, because most servers have no such faults. */
    fieldFaultsSchema() {
      faultySchema ??= addFieldFaults(createServedSchema());
      return faultySchema;
    },
  };
}

export type Api = Awaited<ReturnType<typeof createApi>>;
