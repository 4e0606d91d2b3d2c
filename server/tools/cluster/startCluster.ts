import { type NatsServer, startNatsServer } from '../nats/natsServer.ts';
import { startProxy } from './roundRobinProxy.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

export interface Cluster {
  nats: NatsServer;
  replicas: ServerProcess[];
  /** The origin of the proxy. */
  origin: string;
  stop: () => Promise<void>;
}

interface ClusterOptions {
  folder: string;
  port?: number;
  replicaCount?: number;
  env?: Record<string, string | undefined>;
}

/** Starts a NATS server, replicas that share its journal, and a proxy in front of them. */
export async function startCluster({
  folder,
  port = 0,
  replicaCount = 3,
  env = {},
}: ClusterOptions): Promise<Cluster> {
  const nats = await startNatsServer({ folder });
  const replicas = await Promise.all(
    Array.from({ length: replicaCount }, () =>
      startServerProcess({ ...env, JOURNAL: nats.address }),
    ),
  );
  const proxy = await startProxy({ origins: replicas.map(({ origin }) => origin), port });
  return {
    nats,
    replicas,
    origin: proxy.origin,
    async stop() {
      await proxy.stop();
      await Promise.all(replicas.map((replica) => replica.stop()));
      await nats.stop();
    },
  };
}
