import { setTimeout } from 'node:timers/promises';
import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamClient,
  JetStreamError,
  type JetStreamManager,
  type JsMsg,
  type PushConsumer,
} from '@nats-io/jetstream';
import { createInbox, errors, nanos } from '@nats-io/transport-node';

interface StreamReaderOptions {
  client: JetStreamClient;
  manager: JetStreamManager;
  stream: string;
  subject: string;
  /** Reads the messages after this number. */
  after: number;
  /** Handles a message. If it rejects, the reader stops. */
  onMessage: (message: JsMsg) => Promise<void>;
  /** Called with the error that has stopped the reader. */
  onFailure: (error: unknown) => void;
}

export interface StreamReader {
  /** Continues after the last message with a new consumer, because NATS may have deleted the old one. */
  restart: () => void;
  stop: () => void;
}

/** Milliseconds between two attempts to read. */
const retryDelay = 100;
/** Milliseconds between two heartbeats of a consumer without new messages. After two missing ones, the reader restarts. */
const heartbeatInterval = 2_000;
/** Milliseconds after which NATS deletes a consumer that nobody reads from. */
const inactiveThreshold = 60_000;

/**
 * Reads the messages of a subject in order, one after the other. Continues after a lost connection, and after the
 * server of its consumer has stopped.
 */
export function startStreamReader(options: StreamReaderOptions): StreamReader {
  const { client, manager, stream, subject, after, onMessage, onFailure } = options;
  let lastSeq = after;
  let isStopped = false;
  let endConsumer = () => {};

  // An ordered consumer of @nats-io/jetstream 3.4 detects only after a minute that its server has stopped. A pull consumer
  // receives few or no messages after it was created again.
  async function createConsumer(): Promise<PushConsumer> {
    const config = { deliver_subject: createInbox(), idle_heartbeat: nanos(heartbeatInterval) };
    await manager.consumers.add(stream, {
      ...config,
      filter_subject: subject,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: lastSeq + 1,
      ack_policy: AckPolicy.None,
      flow_control: true,
      inactive_threshold: nanos(inactiveThreshold),
      num_replicas: 1,
      mem_storage: true,
    });
    return client.consumers.getBoundPushConsumer(config);
  }

  /** Reads with one consumer after the other, until the reader is stopped. */
  async function read() {
    while (!isStopped) {
      const consumer = await createConsumer();
      const messages = await consumer.consume();
      let isEnded = false;
      endConsumer = () => {
        isEnded = true;
        messages.stop();
      };
      // The reader was stopped while NATS created the consumer.
      if (isStopped) endConsumer();
      void endAfterMissedHeartbeats(messages);
      let delivered = 0;
      for await (const message of messages) {
        delivered += 1;
        // The numbers have no gaps unless a message was lost. The next consumer delivers it again.
        if (message.info.deliverySequence !== delivered) endConsumer();
        if (isEnded) break;
        await onMessage(message);
        lastSeq = message.seq;
      }
    }
  }

  async function readUntilStopped() {
    while (!isStopped) {
      try {
        await read();
      } catch (error) {
        if (isStopped) return;
        if (!isNatsError(error)) return onFailure(error);
        await setTimeout(retryDelay);
      }
    }
  }

  void readUntilStopped();
  return {
    restart: () => endConsumer(),
    stop() {
      isStopped = true;
      endConsumer();
    },
  };
}

/** Stops reading from a consumer that does not send heartbeats any more. */
async function endAfterMissedHeartbeats(messages: ConsumerMessages) {
  for await (const { type } of messages.status()) {
    if (type === 'heartbeats_missed') messages.stop();
  }
}

const natsErrors = [...Object.values(errors), JetStreamError, JetStreamApiError];

/** Returns whether NATS has caused an error. Otherwise, the handling of a message has caused it. */
const isNatsError = (error: unknown): boolean =>
  natsErrors.some((natsError) => error instanceof natsError);
