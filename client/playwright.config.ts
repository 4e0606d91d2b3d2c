import { defineConfig } from '@playwright/test';

// Vite uses the value of the first caller, and tests both build and read sources.
process.env.NODE_ENV ??= 'test';

/** Specs that are not run on the static site. */
const serverSpecs = [
  // They start servers with settings.
  ...['controls-off', 'pictures', 'upstream'],
  // They hold, change or abort requests, or count them. The worker sends its own.
  ...['offline', 'requests', 'states', 'todo-trouble'],
  // They open contexts of their own, or send requests from Node.
  ...['branches', 'pages', 'walk'],
  // They test what does not depend on the gateway.
  ...['customizer', 'frame-keyboard', 'gallery', 'right-to-left', 'visible-controls'],
  // They serve the static site themselves.
  ...['static-site', 'static-site-firefox'],
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  projects: [
    { name: 'default' },
    {
      name: 'static',
      testIgnore: serverSpecs,
      // All of its journeys run with `npm run test:all`. Single journeys that need a server have the tag `@server`.
      grep: process.env.TEST_SCALE === 'full' ? undefined : /@static/,
      grepInvert: /@server|in all (appearances|colour schemes)/,
    },
  ],
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
    // Scaled images vary by invisible steps. Twenty pixels allow for differences between builds.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.1, maxDiffPixels: 20 },
  },
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      // The flags for a container, and without network access of the browser itself.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Makes headless Chromium render text like Chromium with windows on Debian.
        '--font-render-hinting=slight',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
