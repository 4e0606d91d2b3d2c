export interface ServerProcess {
  origin: string;
  getPid: () => number;
  /** Returns the exit code of a process that has ended, and null while it runs. */
  getExitCode: () => number | null;
  /** Returns everything that the server has written to stderr. */
  getErrors: () => string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

export function startServerProcess(env?: Record<string, string>): Promise<ServerProcess>;
