import type { JetStreamManager } from '@nats-io/jetstream';
import { jetstreamManager } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import { type ObjectStore, Objm } from '@nats-io/obj';
import { connect, type NatsConnection } from '@nats-io/transport-node';

/** The place of a journal: NATS servers, and the name of the journal on them. */
export interface NatsAddress {
  servers: string[];
  /** Names the stream, the key-value bucket and, with `-files`, the object store. */
  name: string;
}

/** Parses `nats://host:4222`, several of them separated by commas, each with the same path or none. */
export function parseNatsAddress(text: string): NatsAddress {
  const urls = text.split(',').map((part) => new URL(part.trim()));
  const [path] = urls.map(({ pathname }) => pathname.replaceAll('/', ''));
  const servers = urls.map((url) => url.href.slice(0, url.href.length - url.pathname.length));
  return { servers, name: path ? `frontdesk-${path}` : 'frontdesk' };
}

/** The connection of a journal, and its stores on the NATS servers. */
export interface NatsStores {
  connection: NatsConnection;
  manager: JetStreamManager;
  bucket: KV;
  objects: ObjectStore;
}

/**
 * Connects, and creates what is missing: a stream of files with a subject for each branch, a key-value bucket and an
 * object store. Waits until a server can be reached.
 */
export async function connectNats(
  { servers, name }: NatsAddress,
  onWarning: (message: string) => void,
): Promise<NatsStores> {
  const connection = await connectPatiently(servers, onWarning);
  const manager = await jetstreamManager(connection);

  /** Uses three copies if there are three servers, and one otherwise. */
  async function create<T>(make: (replicas: number) => Promise<T>): Promise<T> {
    try {
      return await make(3);
    } catch {
      return make(1);
    }
  }

  await create((replicas) =>
    manager.streams.add({
      name,
      subjects: [`${name}.branch.*`],
      storage: 'file',
      num_replicas: replicas,
    }),
  );
  const bucket = await create((replicas) => new Kvm(connection).create(name, { replicas }));
  const objects = await create((replicas) =>
    new Objm(connection).create(`${name}-files`, { replicas }),
  );
  return { connection, manager, bucket, objects };
}

/** Milliseconds between two attempts to connect. */
const retryDelay = 500;

async function connectPatiently(servers: string[], onWarning: (message: string) => void) {
  let hasWarned = false;
  for (;;) {
    try {
      return await connect({
        servers,
        name: 'frontdesk',
        maxReconnectAttempts: -1,
        reconnectTimeWait: 250,
        pingInterval: 5_000,
      });
    } catch (error) {
      if (!hasWarned) {
        onWarning(`Waiting for NATS at ${servers.join(', ')}: ${(error as Error).message}`);
      }
      hasWarned = true;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}
