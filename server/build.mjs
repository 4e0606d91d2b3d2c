// Builds everything that `npm start` serves: the dashboard, the tools for developers, the server.
// --if-needed  builds only what is missing or older than its sources
// --tools      builds only the tools, which development serves too
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const shared = ['schema', 'package-lock.json', 'codegen.ts'];
const parts = [
  { name: 'client', config: 'client/vite.config.ts', sources: ['client', ...shared] },
  {
    name: 'tools',
    config: 'client/vite.tools.config.ts',
    sources: [
      'client/explorer',
      'client/reference',
      'client/app',
      'client/config.ts',
      'package-lock.json',
    ],
  },
  { name: 'server', config: 'server/vite.config.ts', sources: ['server', ...shared] },
];

const ifNeeded = process.argv.includes('--if-needed');
const wanted = process.argv.includes('--tools')
  ? parts.filter(({ name }) => name === 'tools')
  : parts;
const stale = ifNeeded ? wanted.filter(isStale) : wanted;

if (stale.some(({ name }) => name !== 'tools'))
  run('@graphql-codegen/cli/cjs/bin.js', ['--silent']);
for (const { name, config } of stale) {
  run('vite/bin/vite.js', [
    'build',
    config.split('/')[0],
    '--config',
    config,
    '--logLevel',
    'warn',
  ]);
  if (name === 'server') compileAhead();
  mark(name);
}

/** Puts the launcher beside the script, and has it compile the script for this Node. */
function compileAhead() {
  const launcher = join(root, 'dist/server/main.cjs');
  copyFileSync(join(root, 'server/launch.cjs'), launcher);
  execFileSync(process.execPath, [launcher, '--compile'], {
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function run(script, args) {
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function stampOf(name) {
  return join(root, 'dist', `.${name}-built`);
}

function mark(name) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampOf(name), '');
  utimesSync(stampOf(name), new Date(), new Date());
}

function isStale({ name, sources }) {
  const stamp = stampOf(name);
  return (
    !existsSync(stamp) ||
    sources.some((source) => newest(join(root, source)) > statSync(stamp).mtimeMs)
  );
}

/** When the newest file below changed. What codegen writes follows from the rest. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== 'gql' && name !== 'results')
      .map((name) => newest(join(path, name))),
  );
}
