// Runs the browser tests with the Chromium of this machine, or installs Chromium. Passes its arguments to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstallChromium, playwrightCli, root } from './chromium.mjs';

const { status } = spawnSync(
  process.execPath,
  [playwrightCli, 'test', '-c', 'client', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: findOrInstallChromium(),
      // The reporter "html" shows the expected and the actual picture side by side.
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'dist/test-results/report'),
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  },
);
process.exit(status ?? 1);
