import { startNatsServer } from '../nats/natsServer.mjs';
import { startProxy } from './roundRobinProxy.mjs';
import { startServerProcess } from './serverProcess.mjs';

/** Starts a NATS server, replicas that share its journal, and a proxy in front of them. */
export async function startCluster({ folder, port = 0, replicaCount = 3, env = {} }) {
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
