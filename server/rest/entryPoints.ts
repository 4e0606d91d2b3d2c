import packageJson from '../../package.json' with { type: 'json' };

interface EntryPointsOptions {
  /** Whether the dashboard is served. */
  hasClient: boolean;
  /** Whether the GraphQL explorer and the REST reference are served. */
  hasTools: boolean;
  /** Whether the host is a server, which has health checks and metrics, and not a service worker. */
  isServer: boolean;
}

/** Returns the response of `GET /` to API clients: the name, the version and the addresses of all entry points. */
export function listEntryPoints({ hasClient, hasTools, isServer }: EntryPointsOptions) {
  return {
    name: 'Frontdesk',
    version: packageJson.version,
    links: {
      ...(hasClient && { dashboard: '/' }),
      graphql: '/graphql',
      subscriptions: '/graphql/stream',
      openapi: '/openapi.json',
      sdl: '/schema.graphql',
      introspection: '/schema.json',
      axiosHook: '/compat/axios.js',
      ...(hasTools && { reference: '/reference' }),
      ...(isServer && { live: '/livez', ready: '/readyz', metrics: '/metrics' }),
    },
  };
}
