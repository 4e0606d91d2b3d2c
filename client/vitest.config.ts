import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // graphql 16 ships CommonJS and ESM side by side; a test must not end up with one of each.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'happy-dom',
    // Wide enough for the menu at the side.
    environmentOptions: { happyDOM: { width: 1440, height: 900 } },
    setupFiles: ['testing/setup.ts'],
    exclude: ['e2e/**', 'node_modules/**'],
    // Styles are left out; where their source is read, it is there.
    css: { include: /\?raw$/ },
    testTimeout: 40_000,
  },
});
