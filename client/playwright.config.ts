import { defineConfig } from '@playwright/test';

// Vite takes it from the first who asks, and tests both build and read sources.
process.env.NODE_ENV ??= 'test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine may be slow once; what is broken fails twice.
  retries: 1,
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      // What a container needs, and nothing that calls out.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
