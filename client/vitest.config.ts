import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// graphql 16 has CommonJS and ESM modules, which must not be mixed in a test.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const shared = {
  exclude: ['e2e/**', 'node_modules/**'],
  // Styles are left out; where their source is read, it is there.
  css: { include: /\?raw$/ },
  testTimeout: 40_000,
  restoreMocks: true,
  unstubGlobals: true,
};
const dom = {
  environment: 'happy-dom',
  // Wide enough for the menu at the side.
  environmentOptions: { happyDOM: { width: 1440, height: 900 } },
  setupFiles: ['testing/setup.ts'],
};

export default defineConfig({
  test: {
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
        },
      },
    ],
  },
});
