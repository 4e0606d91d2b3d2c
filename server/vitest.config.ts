import { defineConfig } from 'vitest/config';

export default defineConfig({
  // graphql 16 has CommonJS and ESM modules, which must not be mixed in a test.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    globalSetup: './journal/nats/installNatsServer.mjs',
    testTimeout: 60_000,
    maxWorkers: '100%',
    // The schema and the features are loaded once per worker instead of once per file.
    isolate: false,
  },
});
