import type { GraphQLSchema } from 'graphql';
import { type Branch, createBranch } from './branch.ts';
import { createContextFactory, createRequestContextFactory } from './context.ts';
import type { Feature } from './feature.ts';
import { features } from './features.ts';
import { createGateway } from './gateway/createGateway.ts';
import { addFieldFaults } from './gateway/requestFaults.ts';
import { createUpstream, type Upstream } from './gateway/upstream.ts';
import { createRouteAccelerator } from './graphql/compiled/accelerateRoutes.ts';
import { type CompileQueue, createCompileQueue } from './graphql/compiled/compileQueue.ts';
import { createRawListSchema } from './graphql/compiled/rawLists.ts';
import { removeControls } from './graphql/controls.ts';
import { limits } from './graphql/limits.ts';
import { attachRules } from './graphql/rules.ts';
import type { Journal } from './journal/journal.ts';
import { getServerVersion } from './journal/serverVersion.ts';
import { createRestHandler } from './rest/createRestHandler.ts';
import { createOpenapiDocument } from './rest/openapi.ts';
import { createSchema } from './schema.ts';
import { createServices, type Services } from './services/createServices.ts';

interface ApiOptions {
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
  /** Receives an error that is a bug, and the REST request that caused it. */
  logError: (error: unknown, request?: { id?: string; method?: string; path?: string }) => void;
}

/** The secrets that sign the tokens in examples. They are constants, so that the examples are always the same. */
const exampleSecrets = {
  accessSecret: 'the access secret of the examples',
  refreshSecret: 'the refresh secret of the examples',
};

/**
 * Creates the parts that serve a branch and its gateway on any host: the schema, the contexts of requests, and the
 * handler of REST requests. The hosts are Fastify (`app.ts`) and a service worker (`browser/`).
 */
export async function createApi(options: ApiOptions) {
  const { services, journal, enforceRules = false, hasControls = true, logError } = options;

  const createServedSchema = () => {
    const created = createSchema();
    if (!hasControls) removeControls(created);
    if (enforceRules) attachRules(created);
    return created;
  };
  const schema = options.schema ?? createServedSchema();
  let faultySchema: GraphQLSchema | undefined;
  /** Returns the schema with field faults. It is created on first use, because most servers have no such faults. */
  const fieldFaultsSchema = () => {
    faultySchema ??= addFieldFaults(createServedSchema());
    return faultySchema;
  };
  const rawListSchema = createRawListSchema(schema);
  const branch = options.branch ?? createBranch({ services, onError: (error) => logError(error) });
  const gateway = createGateway({
    services,
    main: branch,
    stored:
      hasControls && journal?.isDurable ? { journal, writtenBy: getServerVersion() } : undefined,
    enforcesRules: enforceRules,
    upstream: options.upstream,
    onError: (error) => logError(error),
  });
  await gateway.open();
  const createContext = hasControls
    ? createRequestContextFactory(gateway)
    : createContextFactory(branch);
  const servedFeatures = Object.entries<Feature>(features).filter(
    ([name]) => hasControls || name !== 'gateway',
  );
  const compileQueue =
    options.compileQueue ?? createCompileQueue({ onError: (error) => logError(error) });
  const rest = createRestHandler({
    schema,
    routes: servedFeatures.flatMap(([, { rest: routes }]) => routes),
    createContext,
    maxBodyLength: limits.body,
    logError: (error, { id, method, path }) => logError(error, { id, method, path }),
    accelerate: createRouteAccelerator(rawListSchema, compileQueue),
    fieldFaultsSchema,
  });

  /** Creates the context in which the examples of the OpenAPI document are executed. */
  async function createSample() {
    const sampleServices = createServices({ seed: 1, clock: services.now(), ...exampleSecrets });
    const main = createBranch({ services: sampleServices });
    const sampleUpstream = createUpstream({
      origin: 'https://api.example.com',
      forwardsCredentials: false,
      isFromOtherSite: () => true,
    });
    const sampleGateway = createGateway({
      services: sampleServices,
      main,
      upstream: sampleUpstream,
    });
    const createSampleContext = createRequestContextFactory(sampleGateway);
    // The examples delete this branch, and undo a command of it.
    const context = await createSampleContext({ headers: { 'x-branch': 'pr-42' } });
    context.execute({ field: 'deleteTask', args: { id: 1 }, context });
    // All examples share the context, and together they may take longer than the deadline of a request.
    return { ...(await createSampleContext({ headers: {} })), deadline: Number.POSITIVE_INFINITY };
  }

  return {
    schema,
    rawListSchema,
    fieldFaultsSchema,
    compileQueue,
    branch,
    gateway,
    createContext,
    rest,
    createOpenapiDocument: () =>
      createOpenapiDocument({
        routeGroups: servedFeatures.map(([tag, { about, rest: routes }]) => ({
          tag,
          about,
          routes,
        })),
        createSchema,
        enforceRules,
        createSample,
      }),

    async close() {
      await gateway.close();
      await branch.close();
    },
  };
}
