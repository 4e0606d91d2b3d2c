import { defineConfig } from 'vitest/config';

export default defineConfig({
  // graphql 16 has CommonJS and ESM modules, which must not be mixed in a test.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    tags: [{ name: 'nightly', description: 'Runs only in `npm run test:all`.' }],
    environment: 'node',
    // Projects of their own, which `npm run test:package` installs.
    exclude: ['**/node_modules/**', 'test/package/projects/**'],
    globalSetup: './test/installNatsServer.ts',
    // Tests that pass end long before their timeouts, also on a busy machine. At full scale, some take minutes.
    testTimeout: process.env.TEST_SCALE === 'full' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
    // The schema and the features are loaded once per worker instead of once per file.
    isolate: false,
  },
});
