import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** The folder of the peers. Git and `npm ci` ignore it, so that only the benchmark installs the peers. */
export const folder = join(root, '.bench');

const manifest = {
  private: true,
  dependencies: {
    '@apollo/server': '5.5.1',
    '@as-integrations/fastify': '3.1.0',
    '@graphql-tools/schema': '10.1.5',
    fastify: '5.12.8',
    graphql: '16.15.0',
    'graphql-yoga': '5.24.1',
    'json-server': '0.17.4',
    mercurius: '16.10.1',
  },
  // The last versions that support Node 20.
  overrides: {
    '@graphql-tools/utils': '12.1.0',
    '@whatwg-node/disposablestack': '0.0.6',
    '@whatwg-node/promise-helpers': '1.3.2',
  },
};

/** Requires a module of a peer. The peers use their own copy of graphql. */
export const requirePeer = createRequire(join(folder, 'package.json'));

/** Installs the peers, unless these versions are installed. */
export function installPeers(print) {
  const file = join(folder, 'package.json');
  const manifestText = `${JSON.stringify(manifest, null, 2)}\n`;
  const stamp = join(folder, 'node_modules/.installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifestText) return;

  print('Installing the peers into .bench.');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifestText);
  execFileSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  writeFileSync(stamp, manifestText);
}
