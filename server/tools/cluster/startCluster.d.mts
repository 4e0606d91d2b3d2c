import type { NatsServer } from '../nats/natsServer.mjs';
import type { ServerProcess } from './serverProcess.mjs';

export interface Cluster {
  nats: NatsServer;
  replicas: ServerProcess[];
  /** The origin of the proxy. */
  origin: string;
  stop: () => Promise<void>;
}

export function startCluster(options: {
  folder: string;
  port?: number;
  replicaCount?: number;
  env?: Record<string, string>;
}): Promise<Cluster>;
