import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { peersFolder, rootFolder } from './peers.mjs';

/** The entry point of the measured build. */
export const frontdeskEntry = process.env.FRONTDESK ?? join(rootFolder, 'dist/server/main.js');

/** The measured servers, in the order of the tables. `protocol` selects the requests. */
export const variants = [
  { id: 'raw', title: 'Fastify, the same body', protocol: 'rest', peer: 'raw' },
  { id: 'rest', title: '**Frontdesk REST**', protocol: 'rest' },
  { id: 'graphql', title: '**Frontdesk POST /graphql**, all limits on', protocol: 'graphql' },
  { id: 'mercurius', title: 'Mercurius with jit', protocol: 'graphql', peer: 'mercurius' },
  {
    id: 'apollo-idle',
    title: 'Apollo Server that executes nothing',
    protocol: 'graphql',
    peer: 'apollo-idle',
  },
  { id: 'apollo', title: 'Apollo Server', protocol: 'graphql', peer: 'apollo' },
  { id: 'yoga', title: 'Yoga', protocol: 'graphql', peer: 'yoga' },
  { id: 'json-server', title: 'json-server 0.17', protocol: 'jsonServer', peer: 'json-server' },
];

/** Starts a variant as a child process on a free port. */
export async function startVariant(variant, dataset, rows) {
  if (!variant.peer) return { variant, ...(await startFrontdesk(dataset)) };

  const isGraphql = variant.protocol === 'graphql';
  const rowsFile = join(peersFolder, isGraphql ? 'rows.graphql.json' : 'rows.rest.json');
  writeFileSync(rowsFile, JSON.stringify(isGraphql ? rows.graphql : rows.rest));
  const otherCollectionsFile = join(peersFolder, 'others.json');
  writeFileSync(otherCollectionsFile, JSON.stringify(rows.otherCollections));
  const script = join(import.meta.dirname, 'peers', `${variant.peer}.mjs`);
  return {
    variant,
    ...(await startScript(script, {
      ROWS: rowsFile,
      OTHER_COLLECTIONS: otherCollectionsFile,
      COLLECTION: dataset.collection,
    })),
  };
}

/** Starts Frontdesk with the rows of a dataset. */
export async function startFrontdesk(dataset) {
  const server = await startScript(frontdeskEntry, dataset.env);
  try {
    await dataset.prepare?.(server.origin);
    return server;
  } catch (error) {
    server.stop();
    throw error;
  }
}

/** Starts a script as a child process on a free port. */
export async function startScript(script, env) {
  const port = await findFreePort();
  const child = fork(script, {
    execArgv: ['--import', join(import.meta.dirname, 'reportCpu.mjs')],
    env: { ...process.env, NODE_ENV: 'production', ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, origin);
  // SIGKILL, because open connections and the channel for the CPU time would delay the exit.
  return { child, origin, stop: () => child.kill('SIGKILL') };
}

async function waitUntilReady(child, origin) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.at(-1)} exited before the first response`);
    const response = await fetch(origin, { method: 'HEAD' }).catch(() => null);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`${child.spawnargs.at(-1)} does not respond at ${origin} within a minute`);
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
