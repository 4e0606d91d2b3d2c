import { defineConfig } from 'vite';

/** The server as one script without dependencies; `launch.mjs` starts it. */
export default defineConfig({
  publicDir: false,
  // graphql 16 ships CommonJS and ESM side by side; a bundle must not end up with one of each.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.mjs' },
      // Asks `module.require` for it, which a bundle has not, and then hashes in JavaScript.
      { find: '@apollo/utils.createhash', replacement: 'node:crypto' },
    ],
  },
  // graphql and Apollo check less, and quicker, in production.
  define: {
    'globalThis.process.env.NODE_ENV': '"production"',
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    // Half the text to read at start.
    minify: true,
    ssr: 'main.ts',
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // Of all that Node runs, only a script can be compiled ahead.
    rollupOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'script.cjs',
        chunkFileNames: 'assets/[name]-[hash].cjs',
      },
    },
  },
  ssr: { noExternal: true },
});
