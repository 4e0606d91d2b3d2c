import { type JsMsg, jetstream } from '@nats-io/jetstream';
import type { KV } from '@nats-io/kv';
import { joinCommand, type SplitCommand, splitCommand } from '../blobs.ts';
import { createSecret } from '../createSecret.ts';
import type { Journal, Origin } from '../journal.ts';
import { connectNats, parseNatsAddress } from './connectNats.ts';
import { beginning, createLogPlaces } from './logPlaces.ts';
import { createNatsBlobs } from './natsBlobs.ts';
import { createNatsStates } from './natsStates.ts';
import { createPublisher } from './publisher.ts';
import { type StreamReader, startStreamReader } from './streamReader.ts';

interface NatsJournalOptions {
  /** One or several `nats://host:4222`, separated by commas. A path names the journal. */
  address: string;
  savesEvery?: number;
  /** Called with warnings for the operator, such as a lost connection. */
  onWarning?: (message: string) => void;
  /** Called if the process cannot follow the journal any more. The process must then stop. */
  onFailure?: (error: unknown) => void;
}

/**
 * Opens a journal in NATS JetStream, which orders the commands of several replicas. Each replica applies all commands
 * in the order of the stream, and answers a call when it has applied its command.
 */
export async function openNatsJournal(options: NatsJournalOptions): Promise<Journal> {
  const { savesEvery = 10_000, onWarning = () => undefined, onFailure } = options;
  const { name, servers, ...login } = parseNatsAddress(options.address);
  const stores = await connectNats({ name, servers, ...login }, onWarning);
  const { connection, manager, bucket, objects } = stores;
  const client = jetstream(connection);
  const getSubject = (log: string) => `${name}.branch.${encodeName(log)}`;
  const getOriginKey = (log: string) => `origin-${encodeName(log)}`;
  const blobs = createNatsBlobs(objects);
  const states = createNatsStates(objects);
  const places = createLogPlaces(savesEvery);
  const readers = new Set<StreamReader>();
  const { publish, waitForConnection, getProblem } = createPublisher({
    ...stores,
    client,
    stream: name,
    servers,
    onWarning,
    onReconnect() {
      // NATS may have deleted the consumers.
      for (const { restart } of readers) restart();
    },
  });

  /** Returns the number of the last message of a log in the stream; 0 if there is none. */
  async function getLastMessage(log: string): Promise<number> {
    const message = await manager.streams.getMessage(name, { last_by_subj: getSubject(log) });
    return message?.seq ?? 0;
  }

  const follow: Journal['follow'] = async (log, after, onEntry) => {
    const mark = places.findMark(log, after);
    const last = await getLastMessage(log);
    let { seq } = mark;

    async function applyMessage(message: JsMsg) {
      const command = message.json<SplitCommand>();
      const texts = await blobs.load(command.blobs ?? []);
      seq += 1;
      const storedAt = message.time.toISOString();
      places.receive(log, { seq, message: message.seq, storedAt }, message.info.pending);
      if (seq <= after) return;
      onEntry({ ...joinCommand(command, (blob) => texts.get(blob) ?? ''), seq, branch: log });
    }

    return new Promise((resolve, reject) => {
      let isCaughtUp = false;
      const reader = startStreamReader({
        client,
        manager,
        stream: name,
        subject: getSubject(log),
        after: mark.message,
        async onMessage(message) {
          await applyMessage(message);
          if (message.seq >= last) finishCatchUp();
        },
        onFailure(error) {
          readers.delete(reader);
          if (isCaughtUp) onFailure?.(error);
          else reject(error);
        },
      });
      readers.add(reader);
      function stop() {
        readers.delete(reader);
        reader.stop();
      }
      function finishCatchUp() {
        isCaughtUp = true;
        resolve({ stop });
      }
      if (mark.message >= last) finishCatchUp();
    });
  };

  return {
    isDurable: true,
    isShared: true,
    savesEvery,

    async openLog(log, proposed, first) {
      const key = getOriginKey(log);
      if (first && !(await bucket.get(key))) {
        const place = { ...beginning, seq: first.seq };
        await states.put(encodeName(log), place, first.lines);
        places.begin(log, place);
      }
      const { stored, isNew } = await createValue(bucket, key, JSON.stringify(proposed));
      return { origin: JSON.parse(stored) as Origin, isNew };
    },

    closeLog: async (log) => places.release(log),

    async deleteLog(log) {
      places.release(log);
      await manager.streams.purge(name, { filter: getSubject(log) });
      await states.delete(encodeName(log));
      await blobs.removeAll(encodeName(log));
      await bucket.purge(getOriginKey(log));
    },

    secret: async (key) => (await createValue(bucket, `secret-${key}`, createSecret())).stored,

    async append(log, command) {
      await waitForConnection();
      const texts = new Map<string, string>();
      const message = splitCommand(command, (text) => {
        const blob = blobs.createName(encodeName(log));
        texts.set(blob, text);
        return blob;
      });
      if (texts.size > 0) await blobs.put(texts);
      // NATS compares the ids of the messages of all logs.
      const id = command.call && `${encodeName(log)}:${command.call}`;
      return publish(getSubject(log), JSON.stringify(message), id);
    },

    follow,

    async saveState(log, seq, lines) {
      const place = places.getPlace(log, seq);
      await states.put(encodeName(log), place, lines);
      const before = places.setSaved(log, place);
      if (!before || before.message === 0) return;
      // Replicas that are a little behind still need the messages since the previous state.
      await manager.streams.purge(name, { filter: getSubject(log), seq: before.message + 1 });
      await blobs.removeBefore(encodeName(log), new Date(before.storedAt));
    },

    async loadState(log) {
      const state = await states.load(encodeName(log));
      if (!state) return undefined;
      const { lines, ...place } = state;
      places.begin(log, place);
      return { seq: place.seq, lines };
    },

    status: () => ({ problem: getProblem(), behind: places.countBehind() }),

    async close() {
      for (const { stop } of [...readers]) stop();
      await connection.close();
    },
  };
}

/** Encodes the name of a log as a part of subjects and keys, which allow only some characters. */
const encodeName = (log: string): string =>
  /^[\w-]+$/.test(log) ? log : `=${Buffer.from(log).toString('base64url')}`;

/** Stores a value in a bucket unless the key has one. Returns the stored value of the key. */
async function createValue(bucket: KV, key: string, value: string) {
  try {
    await bucket.create(key, value);
    return { stored: value, isNew: true };
  } catch (error) {
    const stored = await bucket.get(key);
    if (!stored) throw error;
    return { stored: stored.string(), isNew: false };
  }
}
