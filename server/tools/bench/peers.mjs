import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../../..');
/** The folder of the peers, which git ignores. The peers are installed by the benchmark instead of `npm ci`. */
export const peersFolder = join(rootFolder, '.bench');

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

/** Loads a peer, which uses the copy of graphql in `.bench`. */
export const requirePeer = createRequire(join(peersFolder, 'package.json'));

/** Installs the peers, unless these versions are installed. */
export function installPeers(print) {
  const file = join(peersFolder, 'package.json');
  const content = `${JSON.stringify(manifest, null, 2)}\n`;
  const installedFile = join(peersFolder, 'node_modules/.installed.json');
  if (existsSync(installedFile) && readFileSync(installedFile, 'utf8') === content) return;

  print('Installing the peers into .bench.');
  mkdirSync(peersFolder, { recursive: true });
  writeFileSync(file, content);
  execFileSync(
    'npm',
    [
      'install',
      '--prefix',
      peersFolder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: peersFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  writeFileSync(installedFile, content);
}
