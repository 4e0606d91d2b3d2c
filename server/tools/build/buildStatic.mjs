// Builds the static site: the dashboard, with the gateway in a service worker. Requires the files of `npm run build`.
//   my.graphql             serves an own schema: an SDL, several of them, a folder, or db.json
//   --folder=dist/static   writes the site to another folder
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createDefinitionModule } from './definitionModule.mjs';
import { browserDefines, gatewayPlugins, gatewayResolve } from './gatewayBundle.mjs';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const { values, positionals: schemaFiles } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: join(dist, 'static') } },
});
const folder = resolve(values.folder);
const out = join(dist, 'static.new');
const hasOwnSchema = schemaFiles.length > 0;
/**
 * The tag of the script that starts the dashboard. The script is not a module, because browsers load no modules from
 * `file:` addresses, and the script must then show the reason.
 */
const startTag = '<script defer src="./start.js"></script>';
/** The maximum of the additional size of a first visit, in KiB with gzip. */
const firstVisitBudget = 560;
const pages = ['index.html', 'tools/explorer/index.html', 'tools/reference/index.html'];

checkFolder();
if (hasOwnSchema) checkSchema();
rmSync(out, { recursive: true, force: true });
copy(join(dist, 'client'), out);
copy(join(dist, 'tools'), join(out, 'tools'));
copy(join(dist, 'server/sample/pictures'), join(out, 'pictures'));
for (const name of ['manifest.webmanifest', 'icon.svg', 'icon-maskable.svg']) {
  copy(join(root, 'client/tools/static', name), join(out, name));
}
rewritePages();
writeNotFoundPage();
await buildScript('start', join(root, 'client/tools/static/start.ts'));
const siteFiles = listFiles();
await buildWorker();
if (!hasOwnSchema) checkFirstVisit();
rmSync(folder, { recursive: true, force: true });
cpSync(out, folder, { recursive: true });
rmSync(out, { recursive: true });
process.stdout.write(`The static site is in ${relative(process.cwd(), folder)}.\n`);

/** Ends the build if it would delete the files of a folder that is not an earlier site. */
function checkFolder() {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0 || (files.includes('index.html') && files.includes('start.js'))) return;
  console.error(`${folder} contains other files than an earlier site. Name another folder.`);
  process.exit(1);
}

/** Ends the build with the message of the server if the schema is invalid. */
function checkSchema() {
  try {
    execFileSync(process.execPath, [join(dist, 'server/main.js'), 'check', ...schemaFiles], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    process.exit(1);
  }
}

/** Copies a file or a folder, without the compressed copies, which static hosts create themselves. */
function copy(from, to) {
  cpSync(from, to, {
    recursive: true,
    filter: (source) => !/\.(br|gz)$|[\\/]\.vite$/.test(source),
  });
}

/** Makes absolute addresses relative, and replaces the entry by the script that registers the worker. */
function rewritePages() {
  for (const name of pages) {
    const path = join(out, name);
    const page = readFileSync(path, 'utf8')
      .replace(
        'data-base="/"',
        `data-base="./"${hasOwnSchema ? ' data-schema="own"' : ''} data-gateway="worker"`,
      )
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

/**
 * Writes the page for unknown addresses. It is the page of the dashboard without links to files, because the page does
 * not know their folder.
 */
function writeNotFoundPage() {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const findSite = readFileSync(join(root, 'client/tools/static/findSite.js'), 'utf8');
  const edits = [
    [/ data-entry="[^"]*"/, ''],
    [/\s*<link [^>]*"\.\/[^>]*>/g, ''],
    [/JSON\.parse\('\{"user":[^']*'\)/, '{ user: {}, guest: {}, home: {}, texts: {} }'],
    [startTag, `<script>\n${findSite}</script>`],
  ];
  writeFileSync(
    join(out, '404.html'),
    edits.reduce((text, [pattern, replacement]) => {
      if (text.search(pattern) < 0) throw new Error(`The page of the dashboard has no ${pattern}.`);
      return text.replace(pattern, () => replacement);
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
    define: browserDefines,
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
    resolve: gatewayResolve,
    plugins: [
      {
        name: 'static-build',
        resolveId: (id) => (id === 'virtual:static-build' ? id : undefined),
        load: (id) =>
          id === 'virtual:static-build'
            ? `export const build = ${JSON.stringify(siteFiles)};\n${createDefinitionModule(schemaFiles)}`
            : undefined,
      },
      ...gatewayPlugins,
    ],
  });
}

/**
 * Throws an error if a first visit transfers too much more than a first visit of the served dashboard. The additional
 * files are the worker, the script that registers the worker, and the files that the worker stores when it is
 * installed, without the files that every visit loads.
 */
function checkFirstVisit() {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const isLoadedOnEveryVisit = (file) =>
    file === 'index.html' || page.includes(`="./${file}"`) || page.includes(`data-entry="${file}"`);
  const addedFiles = [
    'worker.js',
    'start.js',
    ...siteFiles.precachedFiles.filter((file) => !isLoadedOnEveryVisit(file)),
  ];
  const size = addedFiles.reduce((sum, file) => sum + getCompressedSize(file), 0) / 1024;
  const line = `First visit, in addition to the served dashboard: ${size.toFixed(1)} of ${firstVisitBudget} KiB gzip`;
  if (size > firstVisitBudget) throw new Error(line);
  process.stdout.write(`${line}\n`);
}

function getCompressedSize(file) {
  return gzipSync(readFileSync(join(out, file)), { level: 9 }).length;
}

/** Returns the checksum of a file in the format of the option `integrity` of requests. */
function computeChecksum(file) {
  const hash = createHash('sha256').update(readFileSync(join(out, file)));
  return `sha256-${hash.digest('base64')}`;
}

/** Returns the files of the site, and a version that changes if one of the files changes. */
function listFiles() {
  const files = readdirSync(out, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(out, name)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const unhashedFiles = [...pages, 'start.js'];
  const isFirst = (file) =>
    unhashedFiles.includes(file) || (file.startsWith('assets/') && page.includes(basename(file)));
  const isTool = (file) => file.startsWith('tools/');
  return {
    version: hash.digest('hex').slice(0, 12),
    precachedFiles: files.filter(isFirst),
    checksums: Object.fromEntries(unhashedFiles.map((file) => [file, computeChecksum(file)])),
    filesCachedWhenIdle: files.filter(
      (file) => !isFirst(file) && !isTool(file) && file !== '404.html',
    ),
    foldersCachedOnUse: ['tools/'],
  };
}
