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
  /** Resolves when the message is handled. If it rejects, the reading ends. */
  onMessage: (message: JsMsg) => Promise<void>;
  /** Called with the error that has ended the reading. */
  onFailure: (error: unknown) => void;
}

export interface StreamReader {
  /** Begins again after the last message, because NATS may have forgotten the consumer. */
  restart: () => void;
  stop: () => void;
}

/** Milliseconds between two attempts to read. */
const retryDelay = 100;

/** Reads the messages of a subject in order, one after the other, also across lost connections. */
export function startStreamReader(options: StreamReaderOptions): StreamReader {
  const { client, stream, subject, after, onMessage, onFailure } = options;
  let last = after;
  let isStopped = false;
  let endConsumer = () => {};

  /** Reads until the consumer is ended, and begins again after the last message. */
  async function read() {
    while (!isStopped) {
      // A pull consumer of @nats-io/jetstream 3.4 receives few or no messages after it was created again.
      const consumer = await client.consumers.getPushConsumer(stream, {
        filter_subjects: subject,
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: last + 1,
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
        last = message.seq;
      }
    }
  }

  async function readOn() {
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

  void readOn();
  return {
    restart: () => endConsumer(),
    stop() {
      isStopped = true;
      endConsumer();
    },
  };
}

const natsErrors = [...Object.values(errors), JetStreamError, JetStreamApiError];

/** Returns whether NATS is the cause of an error, and not a message. */
const isNatsError = (error: unknown): boolean =>
  natsErrors.some((natsError) => error instanceof natsError);
