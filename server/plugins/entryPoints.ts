import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };

interface EntryPointsOptions {
  /** Whether the dashboard is served. */
  hasClient: boolean;
  /** Whether the explorer and the REST reference are served. */
  hasTools: boolean;
}

/** Serves `GET /` to programs: the name, the version and the addresses of everything. Browsers get the dashboard. */
export async function entryPointsPlugin(
  app: FastifyInstance,
  { hasClient, hasTools }: EntryPointsOptions,
) {
  const index = {
    name: 'Frontdesk',
    version: packageJson.version,
    links: {
      ...(hasClient && { dashboard: '/' }),
      graphql: '/graphql',
      subscriptions: '/graphql/stream',
      openapi: '/openapi.json',
      axiosHook: '/compat/axios.js',
      ...(hasTools && { reference: '/reference' }),
      live: '/livez',
      ready: '/readyz',
      metrics: '/metrics',
    },
  };
  app.get('/', (_, reply) => reply.header('vary', 'accept').send(index));
}
