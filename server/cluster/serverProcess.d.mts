export interface ServerProcess {
  origin: string;
  pid: () => number;
  /** Returns everything that the server has written to stderr. */
  errors: () => string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

export function startServerProcess(env?: Record<string, string>): Promise<ServerProcess>;
