import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

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
    baseURL,
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
  webServer: {
    command: 'node ../dist/server/main.cjs',
    url: `${baseURL}/openapi.json`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    reuseExistingServer: false,
  },
});
