export interface ServerProcess {
  origin: string;
  pid: () => number;
  /** Returns the exit code of a process that has ended, and null while it runs. */
  exitCode: () => number | null;
  /** Returns everything that the server has written to stderr. */
  errors: () => string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

export function startServerProcess(env?: Record<string, string>): Promise<ServerProcess>;
