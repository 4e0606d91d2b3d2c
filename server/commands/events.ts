import { createAsyncQueue } from './asyncQueue.ts';
import { type Cursor, formatCursor, parseCursor } from './cursor.ts';
import type { Position } from './position.ts';

/** An event of a topic, as a command published it. */
export interface PublishedEvent<Detail> {
  /** Resumes with the events after this one. */
  cursor: string;
  detail: Detail;
}

/** Replaces events that are no longer kept, or that belong to another history. */
export type MissedEvents = { cursor: string; detail?: undefined };

/** The number of events of a topic that are kept for watchers that reconnect. */
const maxEvents = 500;
/** The minimum number of commands whose checksums are kept. A cursor can name only these commands. */
const minChecksums = 10_000;
/** Milliseconds that a watcher waits for the command of its cursor, if only another replica has executed it. */
const cursorTimeout = 2_000;

/** The position of an event among all events of a branch. */
interface EventPosition {
  /** The number of the command that published the event. */
  seq: number;
  /** The number of the event in its command. The first event has the number 1. */
  number: number;
}

interface Topic {
  /** The latest events, oldest first. */
  events: (PublishedEvent<unknown> & EventPosition)[];
  /** The last event that is no longer kept. */
  dropped: EventPosition;
  watchers: Set<(event: PublishedEvent<unknown> | MissedEvents) => void>;
}

/** The kept events of a branch as plain data. */
export interface SavedEvents {
  checksums: number[];
  /** By topic. The `number` of `dropped` is null if no event of the command is kept. */
  topics: Record<
    string,
    {
      events: (PublishedEvent<unknown> & EventPosition)[];
      dropped: { seq: number; number: number | null };
    }
  >;
}

interface EventsOptions {
  saved?: SavedEvents;
  /** Whether other processes execute commands of the branch. A cursor of theirs can be ahead of this process. */
  isShared?: boolean;
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
  { saved, isShared = false }: EventsOptions = {},
) {
  const start = getPosition();
  const topics = new Map<string, Topic>(
    Object.entries(saved?.topics ?? {}).map(
      ([
        name,
        {
          events,
          dropped: { seq, number },
        },
      ]) => [
        name,
        {
          events: [...events],
          dropped: { seq, number: number ?? Number.POSITIVE_INFINITY },
          watchers: new Set(),
        },
      ],
    ),
  );
  /** The position before the first event that a topic without events could have kept. */
  let beginning: EventPosition = {
    seq: saved ? start.seq - saved.checksums.length + 1 : start.seq,
    number: Number.POSITIVE_INFINITY,
  };
  /** Checksums of the latest commands, oldest first. */
  const checksums = saved ? [...saved.checksums] : [start.checksum];
  /** For each watcher, the function that ends its queue. */
  const queueEnds = new Set<() => void>();
  /** Watchers that wait for the command of their cursor. */
  let waiters: { seq: number; start: () => void }[] = [];
  /** Events of the command that is being executed. */
  let pending: { topic: Topic; detail: unknown }[] = [];
  let isInterrupted = false;

  function getTopic(name: string): Topic {
    const existing = topics.get(name);
    if (existing) return existing;
    const topic: Topic = { events: [], dropped: beginning, watchers: new Set() };
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

  function deliver(
    { topic, detail }: (typeof pending)[number],
    eventPosition: EventPosition,
    cursor: string,
  ) {
    const event = { ...eventPosition, cursor, detail };
    topic.events.push(event);
    const oldest = topic.events.length > maxEvents ? topic.events.shift() : undefined;
    if (oldest) topic.dropped = { seq: oldest.seq, number: oldest.number };
    for (const watcher of topic.watchers) watcher(event);
  }

  /** Drops all kept events, so that watchers with earlier cursors get `MissedEvents`. */
  function interruptTopics() {
    isInterrupted = false;
    const cursor = getCursor();
    beginning = { seq: getPosition().seq, number: 0 };
    for (const topic of topics.values()) {
      topic.events = [];
      topic.dropped = beginning;
      for (const watcher of topic.watchers) watcher({ cursor });
    }
  }

  /** Calls `start` when this process has executed the command of a cursor, or after `cursorTimeout`. */
  function waitForCommand(since: string | null | undefined, start: () => void) {
    const seq = (since && parseCursor(since)?.seq) || 0;
    if (!isShared || seq <= getPosition().seq) return start();
    const waiter = {
      seq,
      start() {
        clearTimeout(timeout);
        waiters = waiters.filter((other) => other !== waiter);
        start();
      },
    };
    const timeout = setTimeout(waiter.start, cursorTimeout);
    waiters.push(waiter);
  }

  /** Returns the kept events after a cursor, or `MissedEvents`. Without a cursor, returns no events. */
  function listEventsSince({ events, dropped }: Topic, since: string | null | undefined) {
    if (!since) return [];
    const sincePosition = findPosition(since);
    return sincePosition && !isAfter(dropped, sincePosition)
      ? events.filter((event) => isAfter(event, sincePosition))
      : [{ cursor: getCursor() }];
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
        onEnd() {
          isEnded = true;
          topic.watchers.delete(watcher);
          queueEnds.delete(queue.end);
        },
      });
      const watcher = (event: PublishedEvent<unknown> | MissedEvents) => queue.push(readAny(event));
      queueEnds.add(queue.end);
      waitForCommand(since, () => {
        if (isEnded) return;
        for (const event of listEventsSince(topic, since)) queue.push(readAny(event));
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
      for (const [index, event] of published.entries()) {
        const number = index + 1;
        const events = number < published.length ? number : undefined;
        deliver(event, { seq, number }, formatCursor({ branch, seq, events, checksum }));
      }
      for (const waiter of waiters.filter((candidate) => candidate.seq <= seq)) waiter.start();
    },

    /** Drops the events that a refused command has published. */
    discardPending() {
      pending = [];
      isInterrupted = false;
    },

    /** Returns the kept events as plain data. */
    save(): SavedEvents {
      const saved: SavedEvents = { checksums: [...checksums], topics: {} };
      for (const [name, { events, dropped }] of topics) {
        const number = Number.isFinite(dropped.number) ? dropped.number : null;
        saved.topics[name] = { events: [...events], dropped: { seq: dropped.seq, number } };
      }
      return saved;
    },

    hasWatchers: () => queueEnds.size > 0,

    /** Ends all watchers. */
    close() {
      for (const end of [...queueEnds]) end();
    },
  };
}

function isAfter(a: EventPosition, b: EventPosition): boolean {
  return a.seq > b.seq || (a.seq === b.seq && a.number > b.number);
}

export type Events = ReturnType<typeof createEvents>;
