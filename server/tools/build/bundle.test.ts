import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'frontdesk-server-'));

beforeAll(async () => {
  // Node reads the bundle as ESM because the package of the repository says so.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // The server requires the built dashboard beside its own folder.
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  await build({
    root: join(import.meta.dirname, '../..'),
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'server') },
  });
  return () => rmSync(folder, { recursive: true });
});

interface StartOptions {
  env?: Record<string, string>;
  args?: string[];
  nodeOptions?: string[];
}

function startServer({ env = {}, args = [], nodeOptions = [] }: StartOptions = {}) {
  const main = join(folder, 'server/main.js');
  const child = spawn(process.execPath, [...nodeOptions, main, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the server and waits until its process ends. */
async function runServer(options: StartOptions) {
  const child = startServer(options);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { stdout, stderr, exitCode: child.exitCode };
}

test('listens, handles a request, and ends on SIGTERM', async () => {
  const child = startServer();
  const [line] = await once(child.stdout, 'data');
  const [origin] = /http:\S+/.exec(String(line)) ?? [];

  const response = await fetch(`${origin}/apps/todo/tasks`);
  expect(await response.json()).toHaveLength(58);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('on SIGTERM, running requests finish, and streams end so that clients reconnect', async () => {
  const child = startServer();
  const [line] = await once(child.stdout, 'data');
  const [, origin = '', port] = /(http:\S+:(\d+))/.exec(String(line)) ?? [];
  const stream = await fetch(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'subscription { changes { cursor } }' }),
  });
  const body = JSON.stringify({ task: { title: 'Close the shop' } });
  const socket = connect(Number(port), '127.0.0.1');
  const responseText = text(socket);
  socket.write(
    `POST /apps/todo/add-tasks HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server has read the headers.
  await once(socket, 'readable');

  const stoppedAt = performance.now();
  child.kill('SIGTERM');
  expect(await stream.text()).toBe(':\n\nretry: 1000\n\n');
  const isReady = await fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  expect(isReady).toBe(false);
  socket.write(body);

  expect(await responseText).toContain('Close the shop');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - stoppedAt).toBeLessThan(5_000);
});

test('an OpenTelemetry SDK that is loaded before the server receives spans', async () => {
  const file = join(folder, 'tracing.mjs');
  const api = import.meta.resolve('@opentelemetry/api');
  // The file imports its own copy of the API, like an SDK that is installed beside the server.
  writeFileSync(
    file,
    `import api from ${JSON.stringify(api)};
    const span = { setAttributes() {}, setStatus() {}, end() {} };
    const startSpan = (name) => (process.stderr.write(name + '\\n'), span);
    api.trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) });`,
  );
  const child = startServer({ nodeOptions: ['--import', file] });
  const [line] = await once(child.stdout, 'data');
  const [origin] = /http:\S+/.exec(String(line)) ?? [];

  const span = once(child.stderr, 'data');
  await fetch(`${origin}/apps/todo/tasks`);

  expect(String(await span)).toBe('GET /apps/todo/tasks\n');
});

test('an invalid variable stops the start with a one-line error', async () => {
  expect(await runServer({ env: { CLOCK: 'foo' } })).toEqual({
    stdout: '',
    stderr: 'CLOCK must be a date such as 2026-03-09 or 2026-03-09T09:00:00Z, not "foo".\n',
    exitCode: 1,
  });
});

test('reads variables from .env, and prefers environment variables', async () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=x\nAUTH=y\n');
  onTestFinished(() => rmSync(file));

  const { stderr } = await runServer({});

  expect(stderr).toBe('AUTH must be one of open, enforce, not "y".\n');
});

test('a port in use stops the start with a one-line error', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  onTestFinished(() => void otherServer.close());
  const { port } = otherServer.address() as AddressInfo;

  expect(await runServer({ env: { PORT: `${port}` } })).toEqual({
    stdout: '',
    stderr: `Cannot listen on 127.0.0.1:${port}: the port is in use. Set HOST and PORT, or --host and --port, to a free address.\n`,
    exitCode: 1,
  });
});

test('--help prints the variables', async () => {
  const { stdout, exitCode } = await runServer({ args: ['--help'] });

  expect(stdout).toContain('PORT\n    Port to listen on. 0 chooses a free port.\n');
  expect(exitCode).toBe(0);
});

test('the stack trace of a crash names the file and line of the source', async () => {
  const throwOnSigint = `
    const { once } = process;
    process.once = (name, ...rest) => {
      if (name === 'SIGINT') throw new Error('deliberate');
      return once.call(process, name, ...rest);
    };`;

  const { stderr, exitCode } = await runServer({
    nodeOptions: ['--import', `data:text/javascript,${encodeURIComponent(throwOnSigint)}`],
  });

  expect(stderr).toMatch(/Error: deliberate[\s\S]+server\/start\/startServer\.ts:\d+:\d+/);
  expect(exitCode).toBe(1);
});
