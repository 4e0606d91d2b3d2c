import { readFileSync } from 'node:fs';
import { startServerProcess } from '../../tools/cluster/serverProcess.ts';

/** Starts the built server on a free port. `stop` returns the problems of the process. */
export async function startServer(env: Record<string, string> = {}) {
  const server = await startServerProcess({ NODE_ENV: 'production', SEED: '1', ...env });

  return {
    origin: server.origin,

    /** Returns the resident set size in MB. Works only on Linux. */
    readMemory() {
      const status = readFileSync(`/proc/${server.getPid()}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },

    async stop() {
      const exitCode = server.getExitCode();
      await server.stop();
      return [
        ...(exitCode === null ? [] : [`The server exited with code ${exitCode}.`]),
        ...(server.getErrors() ? [`The server logged: ${server.getErrors().slice(0, 2_000)}`] : []),
      ];
    },
  };
}
