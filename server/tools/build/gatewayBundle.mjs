// The options with which Vite bundles the gateway for browsers: into the worker of the static site, and into the package.
import { join } from 'node:path';

const server = join(import.meta.dirname, '../..');

/** Replaces the variables of Node that dependencies read. */
export const browserDefines = {
  'globalThis.process.env.NODE_ENV': '"production"',
  'process.env.NODE_ENV': '"production"',
  // Apollo Server reads the settings of its service from `process.env`.
  'process.env': '{}',
  // Apollo Server checks whether a body is a buffer of Node.
  'Buffer.isBuffer': 'ArrayBuffer.isView',
};

export const gatewayResolve = {
  alias: [
    // graphql 16 ships CommonJS and ESM side by side. A bundle must not contain both.
    { find: /^graphql$/, replacement: 'graphql/index.mjs' },
    { find: /^graphql\/(.*)\.js$/, replacement: 'graphql/$1.mjs' },
    // Apollo Server imports one format, and a library of it the other.
    {
      find: /^lru-cache$/,
      replacement: join(server, '../node_modules/lru-cache/dist/esm/browser/index.min.js'),
    },
    { find: '@apollo/utils.createhash', replacement: join(server, 'browser/createHash.ts') },
  ],
};

export const gatewayPlugins = [
  {
    // These plugins report to a service of Apollo, which this gateway does not use. They would be a fifth of the bundle.
    name: 'no-apollo-reports',
    enforce: 'pre',
    load: (id) =>
      /@apollo\/server\/.*plugin\/(usageReporting|schemaReporting|inlineTrace)\/index/.test(id)
        ? 'export {};'
        : undefined,
  },
  {
    // The gateway of a browser does not compile operations, because it has one user. See `createBrowserGateway.ts`.
    name: 'no-compiler',
    enforce: 'pre',
    resolveId: (id) => (id === 'graphql-jit' ? '\0graphql-jit' : undefined),
    load: (id) =>
      id === '\0graphql-jit'
        ? 'export const compileQuery = undefined, isCompiledQuery = undefined;'
        : undefined,
  },
];
