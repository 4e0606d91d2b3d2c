import type { MemoryBudget } from '../services/memoryBudget.ts';
import { createAsyncQueue } from './asyncQueue.ts';
import { type Cursor, formatCursor, parseCursor } from './cursor.ts';
import { createCursorWaiters } from './cursorWaiters.ts';
import type { Position } from './position.ts';
import {
  createTopic,
  type EventPosition,
  type MissedEvents,
  maxEventBytes,
  maxEvents,
  measureEvent,
  type PublishedEvent,
  type SavedTopic,
  type Topic,
} from './topic.ts';

/** The minimum number of commands whose checksums are kept. A cursor can name only these commands. */
const minChecksums = 10_000;
/** The kept events of a branch as plain data. */
export interface SavedEvents {
  checksums: number[];
  topics: Record<string, SavedTopic>;
}

interface EventsOptions {
  saved?: SavedEvents;
  /** Whether other processes execute commands of the branch. A cursor of theirs can be ahead of this process. */
  isShared?: boolean;
  /** The limit of the events of all branches together. */
  budget?: MemoryBudget;
}

export interface EventSource {
  /** Publishes an event to the watchers of a topic as soon as the current command is done. */
  publish: (topic: string, detail: unknown) => void;
  /** Sends `MissedEvents` to all watchers as soon as the current command is done, so that clients read all data again. */
  interrupt: () => void;
  /** Returns the cursor of the last command. */
  cursor: () => string;
  /**
   * Yields the events of a topic after the cursor `since`, or from now on. `read` converts each event. If events are
   * no longer kept, the first item is `MissedEvents`. A watcher that has not read 1,000 events gets an error, and can
   * resume from its cursor.
   */
  watch: <Detail, Item>(
    topic: string,
    since: string | null | undefined,
    read: (event: PublishedEvent<Detail> | MissedEvents) => Item,
  ) => AsyncIterableIterator<Item>;
}

/**
 * Creates the events of a branch. A cursor contains the number of a command and the checksum of all commands up to it.
 * After a restart without a journal, the checksums differ, unless the server executes the same commands on the same
 * sample.
 */
export function createEvents(
  branch: string,
  getPosition: () => Position,
  { saved, isShared = false, budget }: EventsOptions = {},
) {
  const start = getPosition();
  const topics = new Map<string, Topic>(
    Object.entries(saved?.topics ?? {}).map(([topic, content]) => [
      topic,
      createTopic(content, budget),
    ]),
  );
  /** The position before the first event that a topic without events could have kept. */
  let beginning: SavedTopic['dropped'] = {
    seq: saved ? start.seq - saved.checksums.length + 1 : start.seq,
    number: null,
  };
  /** Checksums of the latest commands, oldest first. */
  const checksums = saved ? [...saved.checksums] : [start.checksum];
  /** For each watcher, the function that ends its queue. */
  const queueEnds = new Set<() => void>();
  const waiters = createCursorWaiters(isShared, () => getPosition().seq);
  /** Events of the command that is being executed. */
  let pending: { topic: Topic; detail: unknown }[] = [];
  let isInterrupted = false;

  function getTopic(name: string): Topic {
    const existing = topics.get(name);
    if (existing) return existing;
    const topic = createTopic({ events: [], dropped: beginning }, budget);
    topics.set(name, topic);
    return topic;
  }

  const getCursor = () => formatCursor({ branch, ...getPosition() });

  /** Returns the position of a cursor. Returns undefined for a cursor of another branch or history. */
  function findPosition(text: string): EventPosition | undefined {
    const cursor = parseCursor(text);
    if (cursor?.branch !== branch || cursor.checksum !== findChecksum(cursor)) return undefined;
    return { seq: cursor.seq, number: cursor.events ?? Number.POSITIVE_INFINITY };
  }

  const findChecksum = ({ seq }: Cursor) =>
    checksums[checksums.length - 1 - (getPosition().seq - seq)];

  /** Drops the kept events of all topics. */
  function interruptTopics() {
    isInterrupted = false;
    const position = { seq: getPosition().seq, number: 0 };
    beginning = position;
    for (const topic of topics.values()) topic.interrupt(position, getCursor());
  }

  /** Returns the kept events after a cursor, or `MissedEvents`. Without a cursor, returns no events. */
  function listEventsSince(topic: Topic, since: string | null | undefined) {
    if (!since) return [];
    const position = findPosition(since);
    return (position && topic.listAfter(position)) ?? [{ cursor: getCursor() }];
  }

  const source: EventSource = {
    publish: (topic, detail) => void pending.push({ topic: getTopic(topic), detail }),

    interrupt() {
      isInterrupted = true;
    },

    cursor: getCursor,

    watch(name, since, read) {
      const topic = getTopic(name);
      const readAny = read as (
        event: PublishedEvent<unknown> | MissedEvents,
      ) => ReturnType<typeof read>;
      let isEnded = false;
      const queue = createAsyncQueue<ReturnType<typeof read>>({
        // At the start, all kept events can wait. The other half is for new events.
        limit: 2 * maxEvents,
        // All kept events can have the maximum size.
        maxBytes: 2 * maxEventBytes,
        budget,
        onEnd() {
          isEnded = true;
          topic.watchers.delete(watcher);
          queueEnds.delete(queue.end);
        },
      });
      const watcher = (event: PublishedEvent<unknown> | MissedEvents, bytes: number) =>
        queue.push(readAny(event), bytes);
      queueEnds.add(queue.end);
      waiters.wait(since, () => {
        if (isEnded) return;
        for (const event of listEventsSince(topic, since)) watcher(event, measureEvent(event));
        topic.watchers.add(watcher);
      });
      return queue.items;
    },
  };

  return {
    ...source,

    /** Delivers the events that the command at the current position has published. */
    deliverPending() {
      const { seq, checksum } = getPosition();
      checksums.push(checksum);
      if (checksums.length === 2 * minChecksums) checksums.splice(0, minChecksums);
      const published = pending;
      pending = [];
      if (isInterrupted) interruptTopics();
      for (const [index, { topic, detail }] of published.entries()) {
        const number = index + 1;
        const events = number < published.length ? number : undefined;
        const cursor = formatCursor({ branch, seq, events, checksum });
        topic.deliver({ seq, number, cursor, detail });
      }
      waiters.startUntil(seq);
    },

    /** Drops the events that a refused command has published. */
    discardPending() {
      pending = [];
      isInterrupted = false;
    },

    /** Returns the kept events as plain data. */
    save: (): SavedEvents => ({
      checksums: [...checksums],
      topics: Object.fromEntries([...topics].map(([name, { save }]) => [name, save()])),
    }),

    hasWatchers: () => queueEnds.size > 0,

    /** Ends all watchers. */
    close() {
      for (const end of [...queueEnds]) end();
      for (const topic of topics.values()) topic.close();
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
