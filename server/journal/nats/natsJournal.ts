import { createHash } from 'node:crypto';
import {
  DeliverPolicy,
  JetStreamApiError,
  JetStreamError,
  type JsMsg,
  jetstream,
  type MsgRequest,
  type OrderedPushConsumerOptions,
} from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';
import type { Entry, StoredCommand } from '../../commands/command.ts';
import { journalUnavailable } from '../../errors.ts';
import { type BlobReference, joinArgs, type SplitArgs, splitArgs } from '../blobs.ts';
import { createSecret } from '../createSecret.ts';
import type { Journal, Origin } from '../journal.ts';
import { connectNats, parseNatsAddress } from './connectNats.ts';

export interface NatsJournalOptions {
  /** One or several `nats://host:4222`, separated by commas. A path names the journal. */
  address: string;
  savesEvery?: number;
  /** Called with what an operator should know, such as a lost connection. */
  onWarning?: (message: string) => void;
  /** Called if the process cannot follow the journal any more. It must stop then. */
  onFailure?: (error: unknown) => void;
}

/** An entry as a message of the stream contains it. */
type Message = Omit<StoredCommand, 'args'> & SplitArgs;

/** The place of a saved state in the stream. */
interface StateMark {
  seq: number;
  /** The number of its last message in the stream, in which all branches have their messages. */
  message: number;
}

/** Milliseconds in which a message must be confirmed, and in which it is sent again otherwise. */
const confirmTimeout = 2_000;
const appendDeadline = 6_000;
const retryDelay = 100;

/**
 * Opens a journal in NATS JetStream, which orders the commands of several replicas. Each replica applies all commands
 * in the order of the stream, and answers a call when it has applied its command.
 */
export async function openNatsJournal(options: NatsJournalOptions): Promise<Journal> {
  const { savesEvery = 10_000, onWarning = () => undefined, onFailure } = options;
  const address = parseNatsAddress(options.address);
  const { name } = address;
  const { connection, manager, bucket, objects } = await connectNats(address, onWarning);
  const client = jetstream(connection);
  const subjectOf = (branch: string) => `${name}.branch.${tokenOf(branch)}`;
  const stateOf = (branch: string) => `state-${tokenOf(branch)}`;
  /** By branch: the number of the last message that this process has received. */
  const received = new Map<string, number>();
  /** By branch: where the state begins that the process has loaded, and which was saved before it. */
  const marks = new Map<string, StateMark>();
  /** The readers of the stream. `restart` lets one begin again after its last message. */
  const readers = new Set<{ restart: () => void; stop: () => void }>();
  let isConnected = true;
  let problem: string | undefined;
  let behind = 0;

  void watchConnection();

  async function watchConnection() {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        isConnected = false;
        onWarning(`The connection to NATS at ${address.servers.join(', ')} is lost.`);
      } else if (type === 'reconnect') {
        isConnected = true;
        onWarning('The connection to NATS is back.');
        // The library itself would notice only after a minute that NATS has forgotten its consumer.
        for (const { restart } of readers) restart();
      }
    }
  }

  /** Stores a value unless the bucket has one of the key, and returns the one that the bucket has then. */
  async function createValue(key: string, value: string) {
    try {
      await bucket.create(key, value);
      return { stored: value, isNew: true };
    } catch (error) {
      const stored = await bucket.get(key);
      if (!stored) throw error;
      return { stored: stored.string(), isNew: false };
    }
  }

  /** Stores texts by the hashes of their content, unless they are stored already. */
  async function putBlobs(texts: Map<string, string>) {
    for (const [hash, content] of texts) {
      if (!(await objects.info(hash))) {
        await objects.putBlob({ name: hash }, new TextEncoder().encode(content));
      }
    }
  }

  async function loadBlobs(references: BlobReference[] = []): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (const [, hash] of references) {
      const content = await objects.getBlob(hash);
      if (!content)
        throw new Error(`The file ${hash} is missing in the object store ${name}-files.`);
      texts.set(hash, new TextDecoder().decode(content));
    }
    return texts;
  }

  /**
   * Publishes a message, and again if the connection is lost meanwhile. NATS stores a message of the same id once.
   * Returns its number in the stream.
   */
  async function publish(branch: string, { call, ...rest }: Message): Promise<number> {
    const deadline = Date.now() + appendDeadline;
    const payload = JSON.stringify({ call, ...rest });
    for (;;) {
      try {
        const { seq } = await client.publish(subjectOf(branch), payload, {
          msgID: call,
          timeout: confirmTimeout,
        });
        problem = undefined;
        return seq;
      } catch (error) {
        const { message } = error as Error;
        if (Date.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, retryDelay));
          continue;
        }
        if (problem === undefined) onWarning(`NATS does not confirm changes: ${message}`);
        problem = message;
        throw journalUnavailable('NATS has not confirmed the change in time');
      }
    }
  }

  /** Finds out whether the stream works again. */
  async function probe() {
    try {
      const { cluster } = await manager.streams.info(name);
      if (!cluster || cluster.leader) problem = undefined;
    } catch {
      // The problem remains.
    }
  }

  async function follow(branch: string, after: number, onEntry: (entry: Entry) => void) {
    const mark = marks.get(branch) ?? { seq: 0, message: 0 };
    const last = await lastMessage(branch);
    let seq = mark.seq;
    let lastReceived = mark.message;
    let isStopped = false;
    let stopReading = () => {};

    async function apply(message: JsMsg) {
      const { args, blobs, ...rest } = message.json<Message>();
      const texts = await (blobs && loadBlobs(blobs));
      seq += 1;
      lastReceived = message.seq;
      received.set(branch, message.seq);
      behind = message.info.pending;
      if (seq <= after) return;
      const loaded = joinArgs({ args, blobs }, (hash) => texts?.get(hash) ?? '');
      onEntry({ ...rest, args: loaded, seq, branch });
    }

    /** Reads messages until the connection is lost, and begins again after the last one. */
    async function read(onRead: () => void) {
      while (!isStopped) {
        const consumer = await client.consumers.getPushConsumer(
          name,
          startAfter(subjectOf(branch), lastReceived),
        );
        const messages = await consumer.consume();
        let isOver = false;
        stopReading = () => {
          isOver = true;
          messages.stop();
        };
        for await (const message of messages) {
          if (isOver) break;
          await apply(message);
          onRead();
        }
      }
    }

    /** Tries again as long as NATS cannot be reached. An error of an entry ends the reading. */
    async function readOn(onRead: () => void) {
      for (;;) {
        try {
          return await read(onRead);
        } catch (error) {
          if (isStopped) return;
          if (!isNatsError(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, retryDelay));
        }
      }
    }

    const reader = { restart: () => stopReading(), stop };
    readers.add(reader);
    function stop() {
      isStopped = true;
      readers.delete(reader);
      stopReading();
    }

    let isCaughtUp = false;
    await new Promise<void>((resolve, reject) => {
      function checkCaughtUp() {
        if (isCaughtUp || lastReceived < last) return;
        isCaughtUp = true;
        resolve();
      }

      checkCaughtUp();
      readOn(checkCaughtUp).catch((error) => {
        stop();
        if (isCaughtUp) onFailure?.(error);
        else reject(error);
      });
    });
    return { stop };
  }

  /** Returns the number of the last message of a branch in the stream; 0 if there is none. */
  async function lastMessage(branch: string): Promise<number> {
    const query: MsgRequest = { last_by_subj: subjectOf(branch) };
    const message = await manager.streams.getMessage(name, query);
    return message?.seq ?? 0;
  }

  return {
    isDurable: true,
    isShared: true,
    savesEvery,

    async openBranch(branch, proposed) {
      const key = `origin-${tokenOf(branch)}`;
      const { stored, isNew } = await createValue(key, JSON.stringify(proposed));
      return { origin: JSON.parse(stored) as Origin, isNew };
    },

    secret: async (key) => (await createValue(`secret-${key}`, createSecret())).stored,

    async append(branch, { args, ...rest }) {
      if (!isConnected) throw journalUnavailable('NATS cannot be reached');
      const texts = new Map<string, string>();
      const split = splitArgs(args, (content) => {
        const hash = createHash('sha256').update(content).digest('hex');
        texts.set(hash, content);
        return hash;
      });
      if (texts.size > 0) await putBlobs(texts);
      return publish(branch, { ...rest, ...split });
    },

    follow,

    async saveState(branch, seq, lines) {
      const mark: StateMark = { seq, message: received.get(branch) ?? 0 };
      await objects.put(
        { name: stateOf(branch), metadata: { mark: JSON.stringify(mark) } },
        streamOf(lines),
      );
      // Replicas that are a little behind still need the messages since the state before.
      const before = marks.get(branch);
      marks.set(branch, mark);
      if (before && before.message > 0) {
        await manager.streams.purge(name, {
          filter: subjectOf(branch),
          seq: before.message + 1,
        });
      }
    },

    async loadState(branch) {
      const found = await objects.get(stateOf(branch));
      if (!found) return undefined;
      const mark = JSON.parse(found.info.metadata?.mark ?? '{}') as StateMark;
      marks.set(branch, mark);
      received.set(branch, mark.message);
      return { seq: mark.seq, lines: linesOf(found.data) };
    },

    status() {
      if (isConnected && problem !== undefined) void probe();
      return { problem: isConnected ? problem : 'NATS cannot be reached', behind };
    },

    async close() {
      for (const { stop } of [...readers]) stop();
      await connection.close();
    },
  };
}

/**
 * Returns the options of a consumer of one branch, in order. It is a push consumer: a pull consumer of
 * @nats-io/jetstream 3.4 asks for few or no messages after it was created again.
 */
const startAfter = (subject: string, message: number): Partial<OrderedPushConsumerOptions> => ({
  filter_subjects: subject,
  deliver_policy: DeliverPolicy.StartSequence,
  opt_start_seq: message + 1,
});

const natsErrors = [...Object.values(errors), JetStreamError, JetStreamApiError];

/** Returns whether NATS is the cause of an error, and not an entry. */
const isNatsError = (error: unknown): boolean =>
  natsErrors.some((natsError) => error instanceof natsError);

/** Returns a name as a part of subjects and keys, in which only some characters are allowed. */
const tokenOf = (branch: string): string =>
  /^[\w-]+$/.test(branch) ? branch : `=${Buffer.from(branch).toString('base64url')}`;

function streamOf(lines: Iterable<string>): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      // Other requests are handled between two lines.
      await new Promise((resolve) => setImmediate(resolve));
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${value}\n`));
    },
  });
}

async function* linesOf(data: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of data as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
