import packageJson from '../../package.json' with { type: 'json' };

interface EntryPointsOptions {
  /** Whether the dashboard is served. */
  hasClient: boolean;
  /** Whether the explorer and the REST reference are served. */
  hasTools: boolean;
  /** Whether a server answers, which has checks for operators, and no browser. */
  isServer: boolean;
}

/** Returns what `GET /` sends to programs: the name, the version and the addresses of everything. */
export function listEntryPoints({ hasClient, hasTools, isServer }: EntryPointsOptions) {
  return {
    name: 'Frontdesk',
    version: packageJson.version,
    links: {
      ...(hasClient && { dashboard: '/' }),
      graphql: '/graphql',
      subscriptions: '/graphql/stream',
      openapi: '/openapi.json',
      axiosHook: '/compat/axios.js',
      ...(hasTools && { reference: '/reference' }),
      ...(isServer && { live: '/livez', ready: '/readyz', metrics: '/metrics' }),
    },
  };
}
