// Builds the static site: the dashboard, with the gateway in a service worker. It needs `npm run build`.
import { createHash } from 'node:crypto';
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const out = join(dist, 'static.new');
/** Not a module: browsers load no modules from files, and the script explains why there is no dashboard. */
const startTag = '<script defer src="./start.js"></script>';
/** KiB, gzip. */
const firstVisitBudget = 500;
const pages = ['index.html', 'tools/explorer/index.html', 'tools/reference/index.html'];

rmSync(out, { recursive: true, force: true });
copy(join(dist, 'client'), out);
copy(join(dist, 'tools'), join(out, 'tools'));
copy(join(dist, 'server/sample/pictures'), join(out, 'pictures'));
for (const name of ['manifest.webmanifest', 'icon.svg', 'icon-maskable.svg']) {
  copy(join(root, 'client/static', name), join(out, name));
}
rewritePages();
writeNotFoundPage();
await buildScript('start', join(root, 'client/static/start.ts'));
const list = listFiles();
await buildWorker();
checkFirstVisit();
rmSync(join(dist, 'static'), { recursive: true, force: true });
renameSync(out, join(dist, 'static'));
process.stdout.write(`The static site is in ${relative(process.cwd(), join(dist, 'static'))}.\n`);

/** Copies a file or a folder, without the compressed copies, which static hosts create themselves. */
function copy(from, to) {
  cpSync(from, to, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
}

/** Replaces absolute addresses by relative ones, and the entry by the script that registers the worker. */
function rewritePages() {
  for (const name of pages) {
    const path = join(out, name);
    const page = readFileSync(path, 'utf8')
      .replace('data-base="/"', 'data-base="./" data-gateway="worker"')
      .replaceAll('="/assets/', '="./assets/')
      .replaceAll('="/tools/', '="./tools/');
    writeFileSync(path, page);
  }
  const path = join(out, 'index.html');
  const page = readFileSync(path, 'utf8');
  const [script, entry] =
    /<script type="module"[^>]* src="\.\/(assets\/[^"]+)"><\/script>/.exec(page) ?? [];
  if (!script) throw new Error('The page of the dashboard has no entry.');
  const head = '<link rel="manifest" href="./manifest.webmanifest" />';
  writeFileSync(
    path,
    page
      .replace(script, startTag)
      .replace('data-gateway', `data-entry="${entry}" data-gateway`)
      .replace('</title>', `</title>\n    ${head}`),
  );
}

/** Writes the page for unknown addresses: that of the dashboard without its files, whose folder it does not know. */
function writeNotFoundPage() {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const findSite = readFileSync(join(root, 'client/static/findSite.js'), 'utf8');
  const edits = [
    [/ data-entry="[^"]*"/, ''],
    [/\s*<link [^>]*"\.\/[^>]*>/g, ''],
    [/JSON\.parse\('\{"user":[^']*'\)/, '{ user: {}, guest: {}, home: {}, texts: {} }'],
    [startTag, `<script>\n${findSite}</script>`],
  ];
  writeFileSync(
    join(out, '404.html'),
    edits.reduce((text, [part, replacement]) => {
      if (text.search(part) < 0) throw new Error(`The page of the dashboard has no ${part}.`);
      return text.replace(part, () => replacement);
    }, page),
  );
}

async function buildScript(name, entry, options = {}) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...options,
    define: {
      'globalThis.process.env.NODE_ENV': '"production"',
      'process.env.NODE_ENV': '"production"',
      // Apollo Server reads the settings of its service there.
      'process.env': '{}',
      // It asks whether a body is a buffer of Node.
      'Buffer.isBuffer': 'ArrayBuffer.isView',
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name, fileName: () => `${name}.js` },
      rolldownOptions: { output: { codeSplitting: false } },
      chunkSizeWarningLimit: 3_000,
    },
  });
}

async function buildWorker() {
  await buildScript('worker', join(root, 'server/browser/worker.ts'), {
    resolve: {
      alias: [
        // graphql 16 ships CommonJS and ESM side by side. A bundle must not contain both.
        { find: /^graphql$/, replacement: 'graphql/index.mjs' },
        { find: /^graphql\/(.*)\.js$/, replacement: 'graphql/$1.mjs' },
        {
          find: '@apollo/utils.createhash',
          replacement: join(root, 'server/browser/createHash.ts'),
        },
      ],
    },
    plugins: [
      {
        name: 'static-build',
        resolveId: (id) => (id === 'virtual:static-build' ? id : undefined),
        load: (id) =>
          id === 'virtual:static-build'
            ? `export const build = ${JSON.stringify(list)};`
            : undefined,
      },
      {
        // They report to a service of Apollo, which this gateway never does. They are a fifth of the worker.
        name: 'no-apollo-reports',
        enforce: 'pre',
        load: (id) =>
          /@apollo\/server\/.*plugin\/(usageReporting|schemaReporting|inlineTrace)\/index/.test(id)
            ? 'export {};'
            : undefined,
      },
      {
        // The gateway of a browser compiles no operations: it has one user. See `createBrowserGateway.ts`.
        name: 'no-compiler',
        enforce: 'pre',
        resolveId: (id) => (id === 'graphql-jit' ? '\0graphql-jit' : undefined),
        load: (id) =>
          id === '\0graphql-jit'
            ? 'export const compileQuery = undefined, isCompiledQuery = undefined;'
            : undefined,
      },
    ],
  });
}

/**
 * Fails if a first visit needs too much more than one of the served dashboard: the worker, the script that registers it,
 * and the files that the worker stores when it is installed, except those that every visit loads.
 */
function checkFirstVisit() {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const isOfEveryVisit = (file) =>
    file === 'index.html' || page.includes(`="./${file}"`) || page.includes(`data-entry="${file}"`);
  const added = ['worker.js', 'start.js', ...list.first.filter((file) => !isOfEveryVisit(file))];
  const size = added.reduce((sum, file) => sum + compressedSize(file), 0) / 1024;
  const line = `First visit, in addition to the served dashboard: ${size.toFixed(1)} of ${firstVisitBudget} KiB gzip`;
  if (size > firstVisitBudget) throw new Error(line);
  process.stdout.write(`${line}\n`);
}

function compressedSize(file) {
  return gzipSync(readFileSync(join(out, file)), { level: 9 }).length;
}

/** Returns the checksum of a file, as requests take it. */
function checksumOf(file) {
  const hash = createHash('sha256').update(readFileSync(join(out, file)));
  return `sha256-${hash.digest('base64')}`;
}

/** Returns the files of the site, and a version that differs if any of them does. */
function listFiles() {
  const files = readdirSync(out, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(out, name)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const unhashed = [...pages, 'start.js'];
  const isFirst = (file) =>
    unhashed.includes(file) || (file.startsWith('assets/') && page.includes(basename(file)));
  const isTool = (file) => file.startsWith('tools/');
  return {
    version: hash.digest('hex').slice(0, 12),
    first: files.filter(isFirst),
    checksums: Object.fromEntries(unhashed.map((file) => [file, checksumOf(file)])),
    others: files.filter((file) => !isFirst(file) && !isTool(file) && file !== '404.html'),
    folders: ['tools/'],
  };
}
