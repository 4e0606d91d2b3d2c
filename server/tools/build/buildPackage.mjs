// Writes the npm package to dist/package, and packs it: npm run build:package. Requires the files of `npm run build`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadConfigFromFile, mergeConfig } from 'vite';
import { browserDefines, gatewayPlugins, gatewayResolve } from './gatewayBundle.mjs';
import { writeLicenses } from './writeLicenses.mjs';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const out = join(dist, 'package');
const source = join(root, 'server/package');
const repository = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The file with the licenses of a bundle, which `writeLicenses` collects. */
const licenses = { fileName: '.vite/licenses.json' };

/** Packages that belong to the project of the user. Their functions work only in the copy that runs the tests. */
const peers = ['@playwright/test', 'msw', 'vitest'];

/** The entries that import a peer, and what they export. */
const peerEntries = {
  vitest: { peer: 'vitest', names: ['useBranch'] },
  playwright: { peer: '@playwright/test', names: ['expect', 'test'] },
  msw: { peer: 'msw', names: ['createHandlers'] },
};

/** The text of the command. An old Node must be able to parse it. */
const commandText = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  import('../server/main.js');
} else {
  console.error('Frontdesk needs Node 20.19, 22.12 or later. This is ' + process.versions.node + '.');
  process.exitCode = 1;
}
`;

rmSync(out, { recursive: true, force: true });
await buildForNode('es', {
  main: join(root, 'server/main.ts'),
  ...entries(['index', 'vitest']),
});
// Jest, and projects without `"type": "module"`, load CommonJS.
await buildForNode('cjs', entries(['index']));
writePeerEntries();
await buildForBrowsers();
await buildWorker();
copyFiles();
writeLicenses(out, [dist, out]);
writePackageJson();
await writeOpenapi();
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', dist], {
    cwd: out,
    encoding: 'utf8',
  }),
);
process.stdout.write(`The package is in ${relative(process.cwd(), join(dist, filename))}.\n`);

/** Returns the sources of entries, and those of all entries for Node that run in both formats. */
function entries(names) {
  return Object.fromEntries(
    [...names, 'playwright', 'msw'].map((name) => [
      name in peerEntries ? `${name}.peer` : name,
      join(source, `${name}.ts`),
    ]),
  );
}

/** Bundles entries for Node. */
async function buildForNode(format, input) {
  const isCommonJs = format === 'cjs';
  const path = join(import.meta.dirname, 'vite.config.ts');
  const { config: serverConfig } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path,
  );
  await build(
    mergeConfig(serverConfig, {
      root: join(root, 'server'),
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: true,
        // Both formats read the pictures beside them.
        outDir: join(out, 'server'),
        emptyOutDir: false,
        sourcemap: false,
        license: isCommonJs ? false : licenses,
        rolldownOptions: {
          input,
          output: isCommonJs
            ? {
                format,
                entryFileNames: '[name].cjs',
                chunkFileNames: '[name].chunk.cjs',
              }
            : {},
        },
      },
      ssr: { noExternal: true, external: peers },
    }),
  );
}

/** Writes the entries that import a peer. If it is missing, they throw an error with the command that installs it. */
function writePeerEntries() {
  for (const [name, { peer, names }] of Object.entries(peerEntries)) {
    const message = `frontdesk/${name} needs the package ${peer}. Run: npm install --save-dev ${peer}`;
    const handle = `  if (!error.message.includes("'${peer}'")) throw error;
  throw new Error('${message}');
`;
    writeFileSync(
      join(out, `server/${name}.js`),
      `const entry = await import('./${name}.peer.js').catch((error) => {\n${handle}});
export const { ${names.join(', ')} } = entry;\n`,
    );
    if (name === 'vitest') continue;
    writeFileSync(
      join(out, `server/${name}.cjs`),
      `try {\n  module.exports = require('./${name}.peer.cjs');\n} catch (error) {\n${handle}}\n`,
    );
  }
}

/** Bundles the entries for pages. */
async function buildForBrowsers() {
  await build({
    ...createBrowserConfig(),
    build: {
      outDir: join(out, 'browser'),
      license: licenses,
      target: 'es2022',
      minify: true,
      chunkSizeWarningLimit: 3_000,
      lib: {
        entry: {
          core: join(source, 'core.ts'),
          browser: join(source, 'browser.ts'),
          msw: join(source, 'msw.ts'),
        },
        formats: ['es'],
      },
      rolldownOptions: { external: peers },
    },
  });
}

/** Bundles the service worker into one file, which users copy to the folder of their public files. */
async function buildWorker() {
  await build({
    ...createBrowserConfig(),
    build: {
      outDir: join(out, 'browser'),
      emptyOutDir: false,
      target: 'es2022',
      chunkSizeWarningLimit: 3_000,
      lib: {
        entry: join(source, 'worker.ts'),
        formats: ['iife'],
        name: 'frontdesk',
        fileName: () => 'frontdesk-worker.js',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

function createBrowserConfig() {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: browserDefines,
    resolve: gatewayResolve,
    plugins: gatewayPlugins,
  };
}

function copyFiles() {
  for (const name of ['client', 'tools']) {
    // The compressed copies would double the size of the package.
    cpSync(join(dist, name), join(out, name), {
      recursive: true,
      filter: (path) => !/\.(br|gz|map)$|[\\/]\.vite$/.test(path),
    });
  }
  cpSync(join(root, 'server/sample/pictures'), join(out, 'server/sample/pictures'), {
    recursive: true,
  });
  cpSync(join(source, 'types'), join(out, 'types'), { recursive: true });
  for (const name of ['index', 'playwright', 'msw']) {
    const text = readFileSync(join(source, `types/${name}.d.ts`), 'utf8');
    writeFileSync(
      join(out, `types/${name}.d.cts`),
      text.replaceAll("'./index.js'", "'./index.cjs'"),
    );
  }
  for (const file of ['schema.d.ts', 'schema.d.cts']) {
    cpSync(join(root, 'server/gql/types.ts'), join(out, 'types', file));
  }
  cpSync(join(source, 'README.md'), join(out, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  mkdirSync(join(out, 'bin'));
  writeFileSync(join(out, 'bin/frontdesk.js'), commandText, {
    mode: 0o755,
  });
}

function writePackageJson() {
  const { name, version, description, license, type, engines, repository: address } = repository;
  const entry = (file, types) => ({ types: `./types/${types}.d.ts`, default: `./${file}` });
  /** An entry for ES modules and CommonJS. Some tests of Jest also have the condition `browser`. */
  const doubleEntry = (name, browserFile) => ({
    import: {
      types: `./types/${name}.d.ts`,
      ...(browserFile && { browser: `./browser/${browserFile}` }),
      default: `./server/${name}.js`,
    },
    require: { types: `./types/${name}.d.cts`, default: `./server/${name}.cjs` },
  });
  const content = {
    name,
    version,
    description,
    license,
    type,
    engines,
    ...(address && { repository: address }),
    bin: { frontdesk: './bin/frontdesk.js' },
    exports: {
      '.': doubleEntry('index', 'core.js'),
      './vitest': entry('server/vitest.js', 'vitest'),
      './playwright': doubleEntry('playwright'),
      './msw': doubleEntry('msw', 'msw.js'),
      './browser': entry('browser/browser.js', 'browser'),
      './schema': {
        import: { types: './types/schema.d.ts' },
        require: { types: './types/schema.d.cts' },
      },
      './schema.graphql': './schema.graphql',
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    peerDependencies: { '@playwright/test': '>=1.45', msw: '>=2', vitest: '>=2' },
    peerDependenciesMeta: Object.fromEntries(peers.map((peer) => [peer, { optional: true }])),
    files: [
      'bin',
      'browser',
      'client',
      'server',
      'tools',
      'types',
      'licenses.md',
      'openapi.json',
      'schema.graphql',
    ],
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Writes the SDL and the OpenAPI document as the package itself serves them. */
async function writeOpenapi() {
  const { createFrontdesk } = await import(pathToFileURL(join(out, 'server/index.js')));
  const frontdesk = await createFrontdesk({ clock: '2026-03-09T09:00:00Z' });
  for (const name of ['openapi.json', 'schema.graphql']) {
    const response = await frontdesk.fetch(`/${name}`);
    if (!response.ok) throw new Error(`/${name} returned ${response.status}.`);
    writeFileSync(join(out, name), await response.text());
  }
  await frontdesk.close();
}
