import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { folder, root } from './peers.mjs';

/** Another build to measure, by its path; what `npm start` starts without it. */
export const frontdesk = process.env.FRONTDESK ?? join(root, 'dist/server/main.cjs');

/** Who is measured, in the order of the table. `speaks` chooses the words of the request. */
export const variants = [
  { id: 'raw', title: 'Raw Fastify, the same body', speaks: 'rest', peer: 'raw' },
  { id: 'rest', title: '**Frontdesk REST adapter**', speaks: 'rest' },
  { id: 'graphql', title: '**Frontdesk POST /graphql**, all limits on', speaks: 'graphql' },
  { id: 'mercurius', title: 'Mercurius with jit', speaks: 'graphql', peer: 'mercurius' },
  { id: 'apollo', title: 'Apollo Server on Fastify, stock', speaks: 'graphql', peer: 'apollo' },
  { id: 'yoga', title: 'Yoga', speaks: 'graphql', peer: 'yoga' },
  { id: 'json-server', title: 'json-server 0.17', speaks: 'jsonServer', peer: 'json-server' },
];

/** A child process that answers on its own port, and tells its CPU time over IPC. */
export async function startVariant(variant, world, rows) {
  if (!variant.peer) return { variant, ...(await startFrontdesk(world)) };

  const speaksGraphql = variant.speaks === 'graphql';
  const file = join(folder, speaksGraphql ? 'rows.graphql.json' : 'rows.rest.json');
  writeFileSync(file, JSON.stringify(speaksGraphql ? rows.graphql : rows.rest));
  const others = join(folder, 'others.json');
  writeFileSync(others, JSON.stringify(rows.others));
  const script = join(import.meta.dirname, 'peers', `${variant.peer}.mjs`);
  return {
    variant,
    ...(await start(script, { ROWS: file, OTHERS: others, COLLECTION: world.collection })),
  };
}

/** Our own server as it is shipped, with the rows of a world. */
export async function startFrontdesk(world) {
  const server = await start(frontdesk, world.env);
  try {
    await world.fill(server.origin);
    return server;
  } catch (error) {
    server.stop();
    throw error;
  }
}

async function start(script, env) {
  const port = await freePort();
  const child = fork(script, {
    execArgv: ['--import', join(import.meta.dirname, 'cpu.mjs')],
    env: { ...process.env, NODE_ENV: 'production', ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(child, origin);
  return { child, origin, stop: () => child.kill() };
}

async function answers(child, origin) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.at(-1)} stopped at its start.`);
    const reply = await fetch(origin, { method: 'HEAD' }).catch(() => null);
    if (reply) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`${child.spawnargs.at(-1)} does not answer on ${origin}.`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
