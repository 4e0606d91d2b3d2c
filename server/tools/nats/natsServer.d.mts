export interface NatsServer {
  /** The address for `JOURNAL`. */
  address: string;
  /** Starts the server again after `stop` or `kill`, with the same files. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

export interface NatsCluster {
  servers: NatsServer[];
  /** The address for `JOURNAL`. */
  address: string;
  stop: () => Promise<unknown>;
}

export function findNatsServer(): string;
export function startNatsServer(options: {
  folder: string;
  port?: number;
  args?: string[];
}): Promise<NatsServer>;
export function startNatsCluster(options: { folder: string }): Promise<NatsCluster>;
