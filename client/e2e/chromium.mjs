import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export const root = join(import.meta.dirname, '../..');
export const playwrightCli = join(root, 'node_modules/@playwright/test/cli.js');

/** Returns the path of the Chromium of this machine. Installs Chromium if there is none. */
export const findOrInstallChromium = () => findChromium() ?? installChromium();

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  // The headless shell is first, because it takes half the time of a complete browser.
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

function installChromium() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const run = (command, args) =>
    execFileSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });

  if (isDebianRoot) {
    run('apt-get', ['update']);
    const installArgs = ['install', '-y', '--no-install-recommends'];
    try {
      run('apt-get', [...installArgs, 'chromium-headless-shell']);
    } catch {
      run('apt-get', [...installArgs, 'chromium']);
    }
  } else {
    run(process.execPath, [playwrightCli, 'install', 'chromium']);
  }

  const path = findChromium();
  if (!path) {
    throw new Error(
      'Chromium not found. Install Chromium and set CHROMIUM to the path of its executable.',
    );
  }
  return path;
}
