// Builds the files that `npm start` serves: the dashboard, the tools for developers and the server.
//   --if-needed  builds only the parts that are missing or older than their sources
//   --tools      builds only the tools, because the development server also serves them
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    'if-needed': { type: 'boolean', default: false },
    tools: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '../../..');
const sharedSources = ['schema', 'package-lock.json', 'codegen.ts'];
const parts = [
  {
    name: 'client',
    folder: 'client',
    config: 'client/vite.config.ts',
    sources: ['client', ...sharedSources],
    usesCodegen: true,
  },
  {
    name: 'tools',
    folder: 'client/tools',
    config: 'client/tools/vite.config.ts',
    sources: [
      'client/tools',
      'client/data',
      'client/theme',
      'client/config.ts',
      'package-lock.json',
    ],
  },
  {
    name: 'server',
    folder: 'server',
    config: 'server/tools/build/vite.config.ts',
    sources: ['server', ...sharedSources],
    usesCodegen: true,
    // The server reads the pictures from a folder beside its code, both in the sources and in the build.
    copies: [['server/sample/pictures', 'dist/server/sample/pictures']],
  },
];

const selected = parts
  .filter(({ name }) => !options.tools || name === 'tools')
  .filter((part) => !options['if-needed'] || isStale(part));

if (selected.some(({ usesCodegen }) => usesCodegen)) {
  runScript('client/codegen/main.mjs');
}
for (const { name, folder, config, copies = [] } of selected) {
  const flags = ['--config', config, '--logLevel', 'warn'];
  runScript('node_modules/vite/bin/vite.js', 'build', folder, ...flags);
  for (const [from, to] of copies) cpSync(join(root, from), join(root, to), { recursive: true });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(getStampPath(name), '');
}

function runScript(script, ...args) {
  execFileSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Returns the path of a file whose modification time is the time of the last build. */
function getStampPath(name) {
  return join(root, 'dist', `.${name}-built`);
}

function isStale({ name, sources }) {
  const stamp = getStampPath(name);
  if (!existsSync(stamp)) return true;
  const builtAt = statSync(stamp).mtimeMs;
  return sources.some((source) => getLatestChange(join(root, source)) > builtAt);
}

/** Returns the latest modification time below a path, without generated files. */
function getLatestChange(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !['gql', 'results', 'node_modules'].includes(name))
      .map((name) => getLatestChange(join(path, name))),
  );
}
