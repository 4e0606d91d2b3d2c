import Fastify, { type FastifyInstance } from 'fastify';
import { createCollections } from './collections.ts';
import { contextCreator } from './context.ts';
import { createEvents } from './events.ts';
import { features } from './features.ts';
import { limits } from './graphql/limits.ts';
import { enforceRulesOf } from './graphql/rules.ts';
import { withSelf } from './graphql/self.ts';
import { clientPlugin } from './plugins/client.ts';
import { corsPlugin } from './plugins/cors.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { filesPlugin } from './plugins/files.ts';
import { graphqlPlugin } from './plugins/graphql.ts';
import { headersPlugin } from './plugins/headers.ts';
import { picturesPlugin } from './plugins/pictures.ts';
import { streamPlugin } from './plugins/stream.ts';
import { toolsPlugin } from './plugins/tools.ts';
import { unlistedPlugin } from './plugins/unlisted.ts';
import { openapiPlugin } from './rest/openapi.ts';
import { restPlugin } from './rest/plugin.ts';
import { createSchema } from './schema.ts';
import { createTimers } from './timers.ts';
import { createWorld, type World } from './world.ts';

export interface AppOptions {
  world?: World;
  /** Where requests and failures are written down. Without it, nowhere. */
  log?: NodeJS.WritableStream;
  /** Folder of the built dashboard. Without it, no screen is served. */
  client?: string;
  /** Folder of the built sandbox and reference page. Without it, neither is served. */
  tools?: string;
  /** Whether callers need the abilities that the SDL's rules name. Without it, all may call all. */
  enforceRules?: boolean;
  /** Origin that unlisted calls are passed to. Without it, they are answered 404. */
  upstream?: string;
  /** Origins that may call from a browser, beside pages on this machine and Apollo's sandbox. */
  corsOrigins?: string[];
}

const ownOrigins = [
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/,
  'https://studio.apollographql.com',
];

/** A query string may hold what somebody typed, so only the path of an address is written down. */
const loggerTo = (stream: NodeJS.WritableStream) => ({
  stream,
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({
      method,
      url: url.replace(/\?.*/, ''),
    }),
  },
});

function noSchemas(): never {
  throw new Error('No route has a JSON Schema.');
}

/** The whole server, ready to listen or to be injected into. */
export async function buildApp({
  world = createWorld({ timers: createTimers() }),
  log,
  client,
  tools,
  enforceRules = false,
  upstream,
  corsOrigins = [],
}: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log && loggerTo(log),
    bodyLimit: limits.body,
    forceCloseConnections: true,
    // GraphQL checks what comes in. The compilers of JSON Schema would be loaded all the same.
    schemaController: {
      compilersFactory: { buildValidator: () => noSchemas, buildSerializer: () => noSchemas },
    },
  });
  const schema = createSchema();
  if (enforceRules) enforceRulesOf(schema);
  const inner = withSelf(schema);
  const events = createEvents(world);
  const collections = createCollections(world, events);
  const createContext = contextCreator(collections);
  const tables = Object.entries(features).map(([tag, { about, rest }]) => ({
    tag,
    about,
    routes: rest,
  }));

  const routes = tables.flatMap(({ routes }) => routes);

  await app.register(errorsPlugin);
  await app.register(headersPlugin, { client });
  await app.register(corsPlugin, { origins: [...ownOrigins, ...corsOrigins] });
  await app.register(picturesPlugin);
  await app.register(filesPlugin);
  if (client) await app.register(clientPlugin, { root: client });
  if (tools) await app.register(toolsPlugin, { root: tools });
  await app.register(graphqlPlugin, { schema, inner, createContext });
  await app.register(streamPlugin, { schema, createContext });
  await app.register(restPlugin, {
    schema: inner,
    routes,
    createContext,
  });
  await app.register(openapiPlugin, {
    tables,
    // Of its own, because the schema in use may ask who calls.
    createSchema: () => withSelf(createSchema()),
    createSample: () =>
      contextCreator(createCollections(createWorld({ seed: 1 })))({ headers: {} }),
  });
  await app.register(unlistedPlugin, { routes, upstream });
  app.addHook('preClose', async () => {
    events.close();
    world.timers?.stop();
  });

  return app;
}
