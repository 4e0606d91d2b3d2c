// Starts the built server as a process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../../dist/server/main.js');

export interface ServerProcess {
  origin: string;
  getPid: () => number | undefined;
  /** Returns the exit code of a process that has ended, and null while it runs. */
  getExitCode: () => number | null;
  /** Returns everything that the server has written to stderr. */
  getErrors: () => string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

/**
 * Starts the server with environment variables, and resolves when it listens. Rejects with the output of the server if
 * its process ends instead. `restart` starts the server again on the same port.
 */
export async function startServerProcess(
  env: Record<string, string | undefined> = {},
): Promise<ServerProcess> {
  if (!existsSync(main)) throw new Error('The server is not built. Run npm run build.');
  let child: ChildProcess;
  let origin = '';
  let errors = '';

  async function start() {
    const port = origin ? new URL(origin).port : '0';
    const started = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, PORT: port, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stderr.on('data', (text) => {
      errors += text;
    });
    const exited = once(started, 'exit').then(([code]) => {
      throw new Error(`The server exited with code ${code}: ${errors}`);
    });
    exited.catch(() => undefined);
    const [line] = await Promise.race([once(started.stdout, 'data'), exited]);
    [origin] = /http:\S+/.exec(String(line)) ?? [''];
    started.stdout.resume();
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  await start();
  return {
    origin,
    getPid: () => child.pid,
    getExitCode: () => child.exitCode,
    getErrors: () => errors,
    restart: start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
