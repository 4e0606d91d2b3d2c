// `npm run cluster` starts a NATS server with JetStream, three replicas, and a round-robin proxy on PORT, or on 4000.
// The data are stored in .cluster/ and kept for the next start. The variables of the server apply to each replica.
import { join } from 'node:path';
import { importTypeScript } from '../importTypeScript.mjs';

// The cluster sets the journal and the addresses of the replicas itself.
const { JOURNAL: _, PORT = '4000', HOST: __, ...env } = process.env;
const folder = join(import.meta.dirname, '../../../.cluster');

const { startCluster } = await importTypeScript('tools/cluster/startCluster.ts');
const cluster = await startCluster({ folder, port: Number(PORT), env });
console.log(`Frontdesk is running at ${cluster.origin}, with ${cluster.replicas.length} replicas:`);
for (const [index, { origin }] of cluster.replicas.entries()) {
  console.log(`  replica ${index + 1}  ${origin}`);
}
console.log(`  journal    ${cluster.nats.address}, in ${folder}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await cluster.stop();
    process.exit(0);
  });
}
