import { setImmediate, setTimeout } from 'node:timers/promises';
import { type JsMsg, jetstream } from '@nats-io/jetstream';
import type { ObjectResult } from '@nats-io/obj';
import { journalUnavailable } from '../../errors.ts';
import { joinCommand, type SplitCommand, splitCommand } from '../blobs.ts';
import { createSecret } from '../createSecret.ts';
import type { Journal, Origin } from '../journal.ts';
import { connectNats, parseNatsAddress } from './connectNats.ts';
import { createNatsBlobs } from './natsBlobs.ts';
import { type StreamReader, startStreamReader } from './streamReader.ts';

export interface NatsJournalOptions {
  /** One or several `nats://host:4222`, separated by commas. A path names the journal. */
  address: string;
  savesEvery?: number;
  /** Called with warnings for the operator, such as a lost connection. */
  onWarning?: (message: string) => void;
  /** Called if the process cannot follow the journal any more. The process must then stop. */
  onFailure?: (error: unknown) => void;
}

/** The place of a saved state in the stream. */
interface StateMark {
  seq: number;
  /** The number of its last message in the stream. The messages of all branches share the numbers. */
  message: number;
  /** The time at which that message was stored. */
  storedAt: string;
}

const beginning: StateMark = { seq: 0, message: 0, storedAt: new Date(0).toISOString() };

/** Number of entries between two marks. A reader of later entries begins at the mark before them. */
const markInterval = 250;

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
  const getSubject = (branch: string) => `${name}.branch.${encodeBranchName(branch)}`;
  const getStateName = (branch: string) => `state-${encodeBranchName(branch)}`;
  const getOriginKey = (branch: string) => `origin-${encodeBranchName(branch)}`;
  const blobs = createNatsBlobs(objects);
  /** The last message that this process has received, by branch. */
  const lastReceived = new Map<string, Omit<StateMark, 'seq'>>();
  /** The last saved state that this process has loaded or saved, by branch. */
  const savedMarks = new Map<string, StateMark>();
  /** The places of some entries in the stream, oldest first, by branch. */
  const marks = new Map<string, StateMark[]>();
  /** The number of messages that this process has not received yet, by branch. */
  const behind = new Map<string, number>();
  const readers = new Set<StreamReader>();
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
        onWarning(`The connection to NATS at ${address.servers.join(', ')} is lost.`);
      } else if (type === 'reconnect') {
        isConnected = true;
        onWarning('The connection to NATS is back.');
        // NATS may have deleted the consumers.
        for (const { restart } of readers) restart();
      }
    }
  }

  /** Stores a value in the bucket unless the key has one. Returns the stored value of the key. */
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

  /**
   * Waits while the connection is lost. If one of several servers has stopped, the connection to another one is soon
   * back. Throws if the connection was lost too long ago.
   */
  async function waitForConnection() {
    while (!isConnected) {
      if (Date.now() > disconnectedAt + reconnectDeadline) {
        throw journalUnavailable('NATS cannot be reached');
      }
      await setTimeout(retryDelay);
    }
  }

  /**
   * Publishes a message, and repeats it until it is confirmed. NATS stores messages with the same id only once.
   * Returns the number of the message in the stream.
   */
  async function publish(branch: string, message: SplitCommand): Promise<number> {
    const deadline = Date.now() + appendDeadline;
    const payload = JSON.stringify(message);
    for (;;) {
      try {
        const { seq } = await client.publish(getSubject(branch), payload, {
          // NATS compares the ids of all branches.
          msgID: message.call && `${encodeBranchName(branch)}:${message.call}`,
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
  }

  async function putBlobs(texts: Map<string, string>) {
    try {
      await blobs.put(texts);
    } catch {
      throw journalUnavailable('NATS does not store the long texts of the change');
    }
  }

  /** Resets `problem` if the stream works again. */
  async function probe() {
    try {
      const { cluster } = await manager.streams.info(name);
      if (!cluster || cluster.leader) problem = undefined;
    } catch {
      // The problem remains.
    }
  }

  /** Adds the place of an entry, and removes the places of entries that are no longer stored. */
  function addMark(branch: string, mark: StateMark) {
    const branchMarks = marks.get(branch) ?? [beginning];
    if (mark.seq <= (branchMarks.at(-1)?.seq ?? -1)) return;
    // When a state is saved, the entries since the previous state are kept.
    const firstKept = mark.seq - (mark.seq % savesEvery) - savesEvery;
    marks.set(branch, [...branchMarks.filter(({ seq }) => seq >= firstKept), mark]);
  }

  async function putState(branch: string, mark: StateMark, lines: Iterable<string>) {
    await objects.put(
      { name: getStateName(branch), metadata: { mark: JSON.stringify(mark) } },
      createStream(lines),
    );
    savedMarks.set(branch, mark);
  }

  /** Removes what this process keeps in memory of a branch. */
  function releaseBranch(branch: string) {
    for (const byBranch of [lastReceived, savedMarks, marks, behind]) byBranch.delete(branch);
  }

  const follow: Journal['follow'] = async (branch, after, onEntry) => {
    const branchMarks = marks.get(branch) ?? [beginning];
    const mark = branchMarks.findLast((candidate) => candidate.seq <= after);
    if (!mark) {
      const firstSeq = (branchMarks[0]?.seq ?? 0) + 1;
      throw new Error(`Entries of branch "${branch}" before ${firstSeq} are no longer kept.`);
    }
    const last = await getLastMessage(branch);
    let { seq } = mark;

    async function applyMessage(message: JsMsg) {
      const command = message.json<SplitCommand>();
      const texts = await blobs.load(command.blobs ?? []);
      seq += 1;
      const place = { message: message.seq, storedAt: message.time.toISOString() };
      // Another reader of the branch may have received later messages.
      if (message.seq > (lastReceived.get(branch)?.message ?? 0)) {
        lastReceived.set(branch, place);
        behind.set(branch, message.info.pending);
        if (seq % markInterval === 0 || seq % savesEvery === 0) addMark(branch, { ...place, seq });
      }
      if (seq <= after) return;
      onEntry({ ...joinCommand(command, (blob) => texts.get(blob) ?? ''), seq, branch });
    }

    return new Promise((resolve, reject) => {
      let isCaughtUp = false;
      const reader = startStreamReader({
        client,
        manager,
        stream: name,
        subject: getSubject(branch),
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

  /** Returns the number of the last message of a branch in the stream; 0 if there is none. */
  async function getLastMessage(branch: string): Promise<number> {
    const message = await manager.streams.getMessage(name, { last_by_subj: getSubject(branch) });
    return message?.seq ?? 0;
  }

  return {
    isDurable: true,
    isShared: true,
    savesEvery,

    async openBranch(branch, proposed, first) {
      const key = getOriginKey(branch);
      if (first && !(await bucket.get(key))) {
        await putState(branch, { ...beginning, seq: first.seq }, first.lines);
        marks.set(branch, [{ ...beginning, seq: first.seq }]);
      }
      const { stored, isNew } = await createValue(key, JSON.stringify(proposed));
      return { origin: JSON.parse(stored) as Origin, isNew };
    },

    closeBranch: async (branch) => releaseBranch(branch),

    async deleteBranch(branch) {
      releaseBranch(branch);
      await manager.streams.purge(name, { filter: getSubject(branch) });
      await objects.delete(getStateName(branch));
      await blobs.removeAll(encodeBranchName(branch));
      await bucket.purge(getOriginKey(branch));
    },

    secret: async (key) => (await createValue(`secret-${key}`, createSecret())).stored,

    async append(branch, command) {
      await waitForConnection();
      const texts = new Map<string, string>();
      const message = splitCommand(command, (text) => {
        const blob = blobs.createName(encodeBranchName(branch));
        texts.set(blob, text);
        return blob;
      });
      if (texts.size > 0) await putBlobs(texts);
      return publish(branch, message);
    },

    follow,

    async saveState(branch, seq, lines) {
      const mark: StateMark = { ...beginning, ...lastReceived.get(branch), seq };
      const before = savedMarks.get(branch);
      await putState(branch, mark, lines);
      // Replicas that are a little behind still need the messages since the previous state.
      if (before && before.message > 0) {
        await manager.streams.purge(name, {
          filter: getSubject(branch),
          seq: before.message + 1,
        });
        await blobs.removeBefore(encodeBranchName(branch), new Date(before.storedAt));
      }
    },

    async loadState(branch) {
      const found = await objects.get(getStateName(branch));
      if (!found) return undefined;
      const mark = JSON.parse(found.info.metadata?.mark ?? '{}') as StateMark;
      savedMarks.set(branch, mark);
      marks.set(branch, [mark]);
      lastReceived.set(branch, mark);
      return { seq: mark.seq, lines: readLines(found) };
    },

    status() {
      if (isConnected && problem !== undefined) void probe();
      const total = [...behind.values()].reduce((sum, count) => sum + count, 0);
      return { problem: isConnected ? problem : 'NATS cannot be reached', behind: total };
    },

    async close() {
      for (const { stop } of [...readers]) stop();
      await connection.close();
    },
  };
}

/** Encodes the name of a branch as a part of subjects and keys, which allow only some characters. */
const encodeBranchName = (branch: string): string =>
  /^[\w-]+$/.test(branch) ? branch : `=${Buffer.from(branch).toString('base64url')}`;

function createStream(lines: Iterable<string>): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      // Other requests are handled between two lines.
      await setImmediate();
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${value}\n`));
    },
  });
}

/** Yields the lines of a saved state. Throws if they differ from those that were stored. */
async function* readLines({ data, error }: ObjectResult): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let unfinishedLine = '';
  for await (const chunk of data as unknown as AsyncIterable<Uint8Array>) {
    const lines = (unfinishedLine + decoder.decode(chunk, { stream: true })).split('\n');
    unfinishedLine = lines.pop() ?? '';
    yield* lines;
  }
  const problem = await error;
  if (problem) throw problem;
}
