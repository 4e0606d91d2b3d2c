import { defineConfig, type Plugin } from 'vite';

/**
 * Creates a plugin that omits the dependencies from the source map. Node reads the whole map at the start, and the
 * dependencies would be four fifths of it. Their code is not minified, so that its stack traces are readable.
 */
function createOwnSourceMapPlugin(): Plugin {
  return {
    name: 'frontdesk-map-own-sources-only',
    transform: {
      filter: { id: /node_modules/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}

/** Bundles the server with its dependencies into `dist/server/main.js`. */
export default defineConfig({
  plugins: [createOwnSourceMapPlugin()],
  publicDir: false,
  resolve: {
    alias: [
      // graphql 16 ships CommonJS and ESM side by side. A bundle must not contain both.
      { find: /^graphql$/, replacement: 'graphql/index.mjs' },
      { find: /^graphql\/(.*)\.js$/, replacement: 'graphql/$1.mjs' },
      // The package calls `module.require`, which does not exist in a bundle. It would then compute hashes in
      // JavaScript.
      { find: '@apollo/utils.createhash', replacement: 'node:crypto' },
    ],
  },
  // graphql and Apollo Server omit checks for developers in production.
  define: {
    'globalThis.process.env.NODE_ENV': '"production"',
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    ssr: 'main.ts',
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `${name.replaceAll('~', '.')}.js`,
        sourcemapExcludeSources: true,
        // The dependencies are in separate files. Otherwise, Node would map their lines to the nearest lines of our
        // sources.
        codeSplitting: {
          groups: [{ name: 'dependencies', test: /node_modules/, entriesAware: true }],
        },
      },
    },
  },
  ssr: { noExternal: true },
});
