import { defineConfig } from '@playwright/test';

// Vite takes it from the first who asks, and tests both build and read sources.
process.env.NODE_ENV ??= 'test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  // On a busy machine, a page takes several times as long. A test that passes does not wait.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // Scaled images vary by steps that cannot be seen. Twenty pixels allow for edges in another build.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.1, maxDiffPixels: 20 },
  },
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      // What a container needs, and nothing that calls out.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Chromium without windows draws text as Chromium with windows does on Debian.
        '--font-render-hinting=slight',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
