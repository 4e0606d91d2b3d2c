import { defineConfig } from 'vitest/config';

export default defineConfig({
  // graphql 16 ships CommonJS and ESM side by side; a test must not end up with one of each.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: { environment: 'node', testTimeout: 20_000 },
});
