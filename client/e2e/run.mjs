// Runs the browser journeys: finds a Chromium, or installs one, and passes its arguments on.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'client', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: find() ?? install(),
      // The reporter "html" shows pictures that differ side by side.
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'dist/test-results/report'),
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  },
);
process.exit(status ?? 1);

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  // The shell first: without the windows that nobody sees, it takes half the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const candidates = [
    process.env.CHROMIUM,
    ...names.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];

  return candidates.find((path) => path && existsSync(path));
}

function install() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const run = (command, args) =>
    execFileSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });

  if (isDebianRoot) {
    run('apt-get', ['update']);
    const install = ['install', '-y', '--no-install-recommends'];
    try {
      run('apt-get', [...install, 'chromium-headless-shell']);
    } catch {
      run('apt-get', [...install, 'chromium']);
    }
  } else {
    run(process.execPath, [playwright, 'install', 'chromium']);
  }

  const found = find();
  if (!found) throw new Error('There is no Chromium. Install one and name it in CHROMIUM.');
  return found;
}
