import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// graphql 16 has both CommonJS and ES modules. A test must use only one of the two formats.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const shared = {
  exclude: ['e2e/**', 'node_modules/**'],
  // Style sheets are empty in tests, except for imports with `?raw`.
  css: { include: /\?raw$/ },
  // On a busy machine, a test takes several times as long. A test that passes ends before the timeout.
  testTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  unstubGlobals: true,
};
const dom = {
  environment: 'happy-dom',
  // Pixels. The side menu is visible from a width of 1200.
  environmentOptions: { happyDOM: { width: 1440, height: 900 } },
  setupFiles: ['testing/setup.ts'],
};

export default defineConfig({
  test: {
    tags: [{ name: 'nightly', description: 'Runs only in `npm run test:all`.' }],
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        plugins: [react()],
        test: { ...shared, name: 'node', include: ['**/*.test.ts'], isolate: false },
      },
      {
        resolve,
        plugins: [react()],
        test: {
          ...shared,
          ...dom,
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude: [...shared.exclude, 'gallery/**', 'features/gallery/copies.test.tsx'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        resolve,
        plugins: [react()],
        test: {
          ...shared,
          ...dom,
          name: 'gallery',
          include: ['gallery/**/*.test.tsx', 'features/gallery/copies.test.tsx'],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
});
