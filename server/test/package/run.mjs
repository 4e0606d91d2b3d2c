// Installs the package into new projects outside of the repository, and runs their tests: npm run test:package.
// It needs the network, to install Node, Vitest, Jest, MSW, Playwright and Vite as their users do.
//   --project=jest   runs only some projects
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startRegistry } from './registry.mjs';

const { values: options } = parseArgs({ options: { project: { type: 'string', multiple: true } } });

/** The projects that also run with other versions of Node. */
const projectsOfAllVersions = ['node', 'vitest', 'jest'];
const versions = ['22', '24'];

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const tarball = readdirSync(dist).find((name) => /^frontdesk-.*\.tgz$/.test(name));
if (!tarball) throw new Error('The package is not built. Run: npm run build:package');
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-package-'));

try {
  checkPackage();
  const nodes = installNodes();
  await runCommand();
  checkOldNode(nodes);
  checkSteps();
  const names = readdirSync(join(import.meta.dirname, 'projects'));
  for (const name of options.project ?? names) runProject(name, nodes);
  process.stdout.write('The package works in all projects.\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function readManifest() {
  return JSON.parse(readFileSync(join(dist, 'package/package.json'), 'utf8'));
}

/** Checks the size and the dependencies of the package. */
function checkPackage() {
  const size = statSync(join(dist, tarball)).size / 1024 ** 2;
  const { dependencies = {} } = readManifest();
  report('tarball', `${size.toFixed(1)} MiB, ${Object.keys(dependencies).length} dependencies`);
  if (size > 10) throw new Error('The tarball must have at most 10 MiB.');
  if (Object.keys(dependencies).length > 0)
    throw new Error('The package must have no dependencies.');
}

/** Installs other versions of Node, and returns the folders of their commands. A version that cannot be had is left out. */
function installNodes() {
  return [...versions, '18'].flatMap((version) => {
    const target = join(folder, `node-${version}`);
    mkdirSync(target);
    const { status } = spawnSync('npm', [
      'install',
      '--silent',
      '--no-audit',
      '--no-fund',
      '--prefix',
      target,
      `node@${version}`,
    ]);
    if (status === 0) return [{ version, bin: join(target, 'node_modules/node/bin') }];
    report(`Node ${version}`, 'cannot be installed');
    return [];
  });
}

/**
 * Runs the command in an empty folder, and waits for its first answer. npx installs the package for each run: the packed file as
 * README shows it, and the released package from a registry. The cache of npm contains the released package, because a first run
 * is not counted. The shortest of three runs counts, because other processes of the machine can delay one.
 */
async function runCommand() {
  const fileSeconds = await measureFirstAnswer('file', `./${tarball}`);
  report('command', `first answer of the packed file after ${fileSeconds.toFixed(1)} s`);

  const manifest = readManifest();
  const registry = await startRegistry(readFileSync(join(dist, tarball)), manifest);
  const durations = [];
  for (let run = 0; run < 4; run += 1)
    durations.push(await measureFirstAnswer(`registry-${run}`, manifest.name, registry.address));
  registry.close();
  const seconds = Math.min(...durations.slice(1));
  report('command', `first answer of the released package after ${seconds.toFixed(1)} s`);
  if (seconds <= 5) return;
  // Other processes of the machine slow npx down, which installs the package.
  if (loadavg()[0] <= availableParallelism())
    throw new Error('The first answer must arrive within 5 s.');
  report('command', 'more than 5 s, while other processes use the machine');
}

/** Returns the seconds from the command in an empty folder to its first answer. */
async function measureFirstAnswer(name, spec, registry) {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  cpSync(join(dist, tarball), join(cwd, tarball));
  const cache = join(folder, 'npm-cache');
  // The installed packages of earlier runs.
  rmSync(join(cache, '_npx'), { recursive: true, force: true });
  const env = { ...process.env, npm_config_cache: cache, npm_config_registry: registry };
  const start = performance.now();
  const child = spawn('npx', ['--yes', spec, '--port', '0'], { cwd, env, detached: true });
  try {
    const url = await new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => {
        const [address] = /http:\S+/.exec(String(text)) ?? [];
        if (address) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`The command ended with ${code}.`)));
    });
    const { status } = await fetch(`${url}/apps/todo/tasks`);
    if (status !== 200) throw new Error(`The command answered ${status}.`);
    return (performance.now() - start) / 1000;
  } finally {
    process.kill(-child.pid);
  }
}

/** Checks that an old Node prints one line. */
function checkOldNode(nodes) {
  const old = nodes.find(({ version }) => version === '18');
  if (!old) return;
  const { status, stderr } = spawnSync(
    join(old.bin, 'node'),
    [join(dist, 'package/bin/frontdesk.js')],
    {
      encoding: 'utf8',
    },
  );
  const [line, ...others] = stderr.trim().split('\n');
  if (status !== 1 || others.length > 0 || !/^Frontdesk needs Node 20\.19/.test(line)) {
    throw new Error(`Node 18 printed: ${stderr}`);
  }
  report('Node 18', line);
}

/** Executes the steps of the Dockerfile in an empty folder, because no container engine may run here. */
function checkSteps() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'dockerfileSteps.mjs'), join(dist, tarball), join(folder, 'image')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The steps of the Dockerfile failed: ${stderr}`);
  report('Dockerfile', stdout.trim());
}

/** Installs a project with the package, and runs its script `test` with each version of Node. */
function runProject(name, nodes) {
  const project = join(folder, name);
  const source = join(import.meta.dirname, 'projects', name);
  cpSync(source, project, { recursive: true });
  cpSync(join(dist, tarball), join(project, 'frontdesk.tgz'));
  run(project, {}, 'install', '--no-audit', '--no-fund', '--save-dev', join(dist, tarball));
  const env = { REPORT_FOLDER: join(source, 'reports') };
  run(project, env, 'test');
  report(name, `passed with Node ${process.versions.node}`);
  for (const { version, bin } of nodes) {
    if (version === '18' || !projectsOfAllVersions.includes(name)) continue;
    run(project, { PATH: `${bin}${delimiter}${process.env.PATH}` }, 'test');
    report(name, `passed with Node ${version}`);
  }
}

function run(cwd, env, ...args) {
  execFileSync('npm', args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

function report(name, result) {
  process.stdout.write(`${name}: ${result}\n`);
}
