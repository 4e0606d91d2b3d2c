// Starts the built server as a process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../../dist/server/main.js');

/**
 * Starts the server with environment variables, and resolves when it listens. Rejects with the output of the server if
 * its process ends instead. `restart` starts the server again on the same port.
 */
export async function startServerProcess(env = {}) {
  if (!existsSync(main)) throw new Error('The server is not built. Run npm run build.');
  let child;
  let origin;
  let errors = '';

  async function start() {
    const port = origin ? new URL(origin).port : '0';
    child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, PORT: port, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.on('data', (text) => (errors += text));
    const exited = once(child, 'exit').then(([code]) => {
      throw new Error(`The server exited with code ${code}: ${errors}`);
    });
    exited.catch(() => undefined);
    const [line] = await Promise.race([once(child.stdout, 'data'), exited]);
    [origin] = /http:\S+/.exec(String(line));
    child.stdout.resume();
  }

  async function end(signal) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  await start();
  return {
    origin,
    getPid: () => child.pid,
    /** Returns the exit code of a process that has ended, and null while it runs. */
    getExitCode: () => child.exitCode,
    /** Returns everything that the server has written to stderr. */
    getErrors: () => errors,
    restart: start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
