import { readFileSync } from 'node:fs';
import { startServerProcess } from '../../tools/cluster/serverProcess.ts';

/** The unit of CPU times on Linux. */
const millisecondsPerTick = 10;

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

    /**
     * Returns the CPU time of the main thread in milliseconds. Unlike the time on the wall, it does not depend on what else
     * the machine does. Works only on Linux.
     */
    readCpuTime() {
      const pid = server.getPid();
      const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
      // The name of the process, in brackets, can contain spaces.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * millisecondsPerTick;
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
