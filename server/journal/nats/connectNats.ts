import { setTimeout } from 'node:timers/promises';
import { JetStreamApiError, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import { type ObjectStore, Objm } from '@nats-io/obj';
import { connect, type NatsConnection } from '@nats-io/transport-node';

/** The address of a journal: NATS servers, and the name of the journal on them. */
interface NatsAddress {
  /** Host and port of each server. */
  servers: string[];
  user?: string;
  password?: string;
  /** Names the stream, the key-value bucket and, with `-files`, the object store. */
  name: string;
}

/**
 * Parses one or several addresses such as `nats://host:4222`, separated by commas. The user, the password and the path
 * are those of the first address.
 */
export function parseNatsAddress(text: string): NatsAddress {
  const urls = text.split(',').map((part) => new URL(part.trim()));
  const [{ username, password, pathname } = { username: '', password: '', pathname: '' }] = urls;
  const path = pathname.replaceAll('/', '');
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    ...(username && {
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    }),
    name: path ? `frontdesk-${path}` : 'frontdesk',
  };
}

/** The connection of a journal, and its stores on the NATS servers. */
export interface NatsStores {
  connection: NatsConnection;
  manager: JetStreamManager;
  bucket: KV;
  objects: ObjectStore;
}

/** Milliseconds between two attempts to connect, or to create what is missing. */
const retryDelay = 500;

/**
 * Connects, and creates the stores that are missing: a stream with a subject for each branch, a key-value bucket and an
 * object store. Each store has three copies if the address names three servers. Retries each step until it succeeds.
 */
export async function connectNats(
  address: NatsAddress,
  onWarning: (message: string) => void,
): Promise<NatsStores> {
  const { servers, user, password, name } = address;
  const replicas = servers.length >= 3 ? 3 : 1;
  let hasWarned = false;

  async function retry<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!hasWarned) {
          onWarning(`Waiting for NATS at ${servers.join(', ')}: ${(error as Error).message}`);
        }
        hasWarned = true;
        await setTimeout(retryDelay);
      }
    }
  }

  const connection = await retry(() =>
    connect({
      servers,
      user,
      pass: password,
      name: 'frontdesk',
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      pingInterval: 5_000,
    }),
  );
  const manager = await retry(() => jetstreamManager(connection));
  await retry(() => createStream(manager, name, replicas));
  const bucket = await retry(() => new Kvm(connection).create(name, { replicas }));
  const objects = await retry(() => new Objm(connection).create(`${name}-files`, { replicas }));
  return { connection, manager, bucket, objects };
}

/** Creates the stream, unless another process has created it, perhaps with another number of copies. */
async function createStream(manager: JetStreamManager, name: string, replicas: number) {
  try {
    await manager.streams.info(name);
  } catch (error) {
    if (!(error instanceof JetStreamApiError)) throw error;
    await manager.streams.add({
      name,
      subjects: [`${name}.branch.*`],
      storage: 'file',
      num_replicas: replicas,
    });
  }
}
