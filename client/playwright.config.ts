import { defineConfig } from '@playwright/test';

// Vite sets NODE_ENV on its first use if it is absent. The specs use Vite for builds and for loading source files.
process.env.NODE_ENV ??= 'test';

/** The specs that do not run on the static site. */
const serverSpecs = [
  // They start servers with special settings.
  ...['controls-off', 'own-schema', 'pictures', 'story', 'upstream'],
  // They delay, change, abort or count requests. On the static site, the service worker sends the requests.
  ...['loading-buttons', 'offline', 'requests', 'states', 'todo-trouble'],
  // They open further browser contexts, or send requests from Node.
  ...['branches', 'explorers', 'pages', 'walk'],
  // They test what does not depend on the gateway.
  ...['customizer', 'frame-keyboard', 'gallery', 'right-to-left', 'visible-controls'],
  // They serve the static site themselves.
  ...['static-site', 'static-site-browsers', 'static-own-schema'],
].map((name) => `${name}.spec.ts`);

const isFullScale = process.env.TEST_SCALE === 'full';

/** The tests of the other specs that do not run on the static site: single tests with a tag, and those of appearances. */
const serverTests = /@server|in all (appearances|colour schemes)/;

const chromium = {
  executablePath: process.env.CHROMIUM,
  // Flags for a container. The last group prevents requests of the browser itself.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // Makes headless Chromium render text like headed Chromium on Debian.
    '--font-render-hinting=slight',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Firefox as Mozilla publishes it. Playwright controls it with WebDriver BiDi. */
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: process.env.FIREFOX },
} as const;

export default defineConfig({
  projects: [
    { name: 'default' },
    ...(isFullScale ? [{ name: 'static', testIgnore: serverSpecs, grepInvert: serverTests }] : []),
    ...(isFullScale && process.env.FIREFOX
      ? [
          {
            name: 'static-firefox',
            testIgnore: serverSpecs,
            grepInvert: [serverTests, /@chromium/],
            use: firefox,
          },
        ]
      : []),
  ],
  testDir: 'e2e',
  outputDir: 'e2e/results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  // On a busy machine, a page takes several times as long. A test that passes ends before the timeout.
  timeout: 240_000,
  expect: {
    timeout: 40_000,
    // The colours of scaled images vary slightly between builds, in up to twenty pixels.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.1, maxDiffPixels: 20 },
  },
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
});
