// Executes the steps of the Dockerfile in an empty folder, for machines without a container engine:
//   node server/test/package/dockerfileSteps.mjs <tarball> <folder>
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const [tarball, folder] = process.argv.slice(2);
const dockerfile = readFileSync(join(import.meta.dirname, '../../deploy/Dockerfile'), 'utf8');
const finalStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const readStep = (name) => new RegExp(`^${name} (.+)$`, 'm').exec(finalStage)?.[1] ?? '';

const app = join(folder, 'app');
const data = join(folder, 'data');
const isRoot = process.getuid() === 0;
/** The user `node` of the image. Without root, no other user can be chosen. */
const user = isRoot ? { uid: 1000, gid: 1000 } : {};

if (readStep('COPY') !== '--from=build /app/dist/package ./') {
  throw new Error('The image must contain the package.');
}
mkdirSync(app, { recursive: true });
execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', app]);
mkdirSync(data);
if (isRoot) {
  chownSync(data, user.uid, user.gid);
  // `mkdtemp` creates a folder that only its owner can open.
  chmodSync(join(folder, '..'), 0o755);
}

const env = {
  PATH: process.env.PATH,
  // No folder is writable besides the volume.
  TMPDIR: app,
  HOME: app,
  ...Object.fromEntries(
    readStep('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  ),
  PORT: '4280',
  JOURNAL: `file:${data}/journal`,
};
const [command, ...args] = JSON.parse(readStep('CMD'));
const [healthCommand, ...healthArgs] = JSON.parse(readStep('HEALTHCHECK CMD'));
const before = listFiles();

await runServer((url) => send(url, '/apps/todo/add-tasks', { task: { title: 'Order tea' } }));
await runServer(async (url) => {
  const tasks = await send(url, '/apps/todo/tasks');
  if (tasks.length !== 59) throw new Error('The volume must keep changes after a restart.');
});
if (listFiles() !== before) throw new Error('The server must write no file outside of the volume.');
process.stdout.write(
  `starts${isRoot ? ' as another user' : ''}, is healthy, keeps its journal and writes nothing else`,
);

/** Starts the server, waits until it is healthy, calls a function with its address, and stops the server. */
async function runServer(use) {
  const server = spawn(command, args, {
    cwd: app,
    env,
    ...user,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(server, 'exit');
  try {
    const isHealthy = () =>
      spawnSync(healthCommand, healthArgs, { cwd: app, env, ...user }).status === 0;
    for (let attempt = 0; !isHealthy(); attempt += 1) {
      if (attempt === 60) throw new Error('The server is not healthy.');
      await setTimeout(250);
    }
    await use(`http://127.0.0.1:${env.PORT}`);
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
}

async function send(url, path, body) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.json();
}

/** Returns the files of the image with the times of their changes. */
function listFiles() {
  return readdirSync(app, { recursive: true })
    .map((name) => `${name} ${statSync(join(app, name)).mtimeMs}`)
    .join('\n');
}
