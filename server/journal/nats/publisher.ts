import { setTimeout } from 'node:timers/promises';
import type { JetStreamClient } from '@nats-io/jetstream';
import { journalUnavailable } from '../../errors.ts';
import type { NatsStores } from './connectNats.ts';

/** Milliseconds in which a message must be confirmed, or else is sent again. */
const confirmTimeout = 2_000;
/**
 * Milliseconds in which an unconfirmed message is sent again. When the leader of a NATS cluster stops, the other servers
 * elect a new one after four to nine seconds.
 */
const appendDeadline = 10_000;
/** Milliseconds after the loss of the connection in which changes wait for the next connection. */
const reconnectDeadline = 5_000;
/** Milliseconds between two attempts to send a message. */
const retryDelay = 100;

interface PublisherOptions extends Pick<NatsStores, 'connection' | 'manager'> {
  client: JetStreamClient;
  /** The name of the stream. */
  stream: string;
  /** The NATS servers, in warnings. */
  servers: string[];
  onWarning: (message: string) => void;
  /** Called when the connection is back. */
  onReconnect: () => void;
}

/** Creates the functions that add messages to the stream while the connection may be lost. */
export function createPublisher(options: PublisherOptions) {
  const { connection, manager, client, stream, servers, onWarning, onReconnect } = options;
  let isConnected = true;
  /** The time at which the connection was lost, in milliseconds. */
  let disconnectedAt = 0;
  let problem: string | undefined;

  void watchConnection();

  async function watchConnection() {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        // A failed attempt to connect again can cause a further event.
        if (isConnected) disconnectedAt = Date.now();
        isConnected = false;
        onWarning(`The connection to NATS at ${servers.join(', ')} is lost.`);
      } else if (type === 'reconnect') {
        isConnected = true;
        onWarning('The connection to NATS is back.');
        onReconnect();
      }
    }
  }

  /** Resets `problem` if the stream works again. */
  async function probe() {
    try {
      const { cluster } = await manager.streams.info(stream);
      if (!cluster || cluster.leader) problem = undefined;
    } catch {
      // The problem remains.
    }
  }

  return {
    /**
     * Waits while the connection is lost. If one of several servers has stopped, the connection to another one is soon
     * back. Throws if the connection was lost too long ago.
     */
    async waitForConnection() {
      while (!isConnected) {
        if (Date.now() > disconnectedAt + reconnectDeadline) {
          throw journalUnavailable('NATS cannot be reached');
        }
        await setTimeout(retryDelay);
      }
    },

    /**
     * Publishes a message, and repeats it until it is confirmed. NATS stores messages with the same id only once.
     * Returns the number of the message in the stream.
     */
    async publish(subject: string, payload: string, msgID: string | undefined): Promise<number> {
      const deadline = Date.now() + appendDeadline;
      for (;;) {
        try {
          const { seq } = await client.publish(subject, payload, {
            msgID,
            timeout: confirmTimeout,
          });
          problem = undefined;
          return seq;
        } catch (error) {
          if (Date.now() < deadline) {
            await setTimeout(retryDelay);
            continue;
          }
          const { message: reason } = error as Error;
          if (problem === undefined) onWarning(`NATS does not confirm changes: ${reason}`);
          problem = reason;
          throw journalUnavailable('NATS has not confirmed the change in time');
        }
      }
    },

    /** Returns the reason why changes cannot be stored at present, and tests whether it has passed. */
    getProblem(): string | undefined {
      if (isConnected && problem !== undefined) void probe();
      return isConnected ? problem : 'NATS cannot be reached';
    },
  };
}
