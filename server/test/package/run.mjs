// Installs the package into new projects outside of the repository, and runs their tests: npm run test:package.
// It needs the network, to install Vitest, MSW, Playwright and Vite as their users do.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const tarball = readdirSync(dist).find((name) => /^frontdesk-.*\.tgz$/.test(name));
if (!tarball) throw new Error('The package is not built. Run: npm run build:package');
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-package-'));

try {
  await runCommand();
  for (const name of readdirSync(join(import.meta.dirname, 'projects'))) runProject(name);
  process.stdout.write('The package works in all projects.\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the command in an empty folder, as npx does, and waits for its first answer. */
async function runCommand() {
  cpSync(join(dist, tarball), join(folder, tarball));
  const start = performance.now();
  const child = spawn('npx', ['--yes', `./${tarball}`, '--port', '0'], {
    cwd: folder,
    detached: true,
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const [address] = /http:\S+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The command ended with ${code}.`)));
  });
  const response = await fetch(`${url}/apps/todo/tasks`);
  process.kill(-child.pid);
  if (response.status !== 200) throw new Error(`The command answered ${response.status}.`);
  report('command', `first answer after ${Math.round(performance.now() - start)} ms`);
}

/** Installs a project with the package, and runs its script `test`. */
function runProject(name) {
  const project = join(folder, name);
  cpSync(join(import.meta.dirname, 'projects', name), project, { recursive: true });
  run(project, 'install', '--no-audit', '--no-fund', '--save-dev', join(dist, tarball));
  run(project, 'test');
  report(name, 'passed');
}

function run(cwd, ...args) {
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}

function report(name, result) {
  process.stdout.write(`${name}: ${result}\n`);
}
