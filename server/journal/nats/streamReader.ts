import { setTimeout } from 'node:timers/promises';
import {
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamClient,
  JetStreamError,
  type JsMsg,
} from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';

interface StreamReaderOptions {
  client: JetStreamClient;
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

/** Reads the messages of a subject in order, one after the other. Continues after a lost connection. */
export function startStreamReader(options: StreamReaderOptions): StreamReader {
  const { client, stream, subject, after, onMessage, onFailure } = options;
  let lastSeq = after;
  let isStopped = false;
  let endConsumer = () => {};

  /** Reads with one consumer after the other, until the reader is stopped. */
  async function read() {
    while (!isStopped) {
      // A pull consumer of @nats-io/jetstream 3.4 receives few or no messages after it was created again.
      const consumer = await client.consumers.getPushConsumer(stream, {
        filter_subjects: subject,
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: lastSeq + 1,
      });
      const messages = await consumer.consume();
      let isEnded = false;
      endConsumer = () => {
        isEnded = true;
        messages.stop();
      };
      for await (const message of messages) {
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

const natsErrors = [...Object.values(errors), JetStreamError, JetStreamApiError];

/** Returns whether NATS has caused an error. Otherwise, the handling of a message has caused it. */
const isNatsError = (error: unknown): boolean =>
  natsErrors.some((natsError) => error instanceof natsError);
