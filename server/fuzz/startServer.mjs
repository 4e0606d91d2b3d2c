import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const entry = join(import.meta.dirname, '../../dist/server/main.js');

/** Starts the built server on a free port. `stop` returns what was wrong with the process. */
export async function startServer() {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', SEED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const exited = once(child, 'exit');
  await once(child.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
  const [origin] = /http:\/\/[\w.:]+/.exec(output) ?? [];
  output = '';

  return {
    origin,

    /** Returns the resident set size in MB. Linux only. */
    readMemory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },

    async stop() {
      const hasCrashed = child.exitCode !== null;
      child.kill();
      await exited;
      return [
        ...(hasCrashed ? [`The server exited with code ${child.exitCode}.`] : []),
        ...(output ? [`The server logged: ${output.slice(0, 2_000)}`] : []),
      ];
    },
  };
}
