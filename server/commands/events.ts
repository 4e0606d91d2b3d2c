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
/** Milliseconds that a watcher waits for the command of its cursor, which another replica has already executed. */
const cursorTimeout = 2_000;

interface Place {
  seq: number;
  /** Counts the events of a command from 1. */
  number: number;
}

interface Topic {
  /** The latest events, oldest first. */
  events: (PublishedEvent<unknown> & Place)[];
  /** The last event that is not kept. */
  dropped: Place;
  watchers: Set<(event: PublishedEvent<unknown> | MissedEvents) => void>;
}

/** The kept events of a branch as plain data. */
export interface SavedEvents {
  checksums: number[];
  /** By topic. `number` is null after the last event of a command. */
  topics: Record<
    string,
    {
      events: (PublishedEvent<unknown> & Place)[];
      dropped: { seq: number; number: number | null };
    }
  >;
}

interface EventsOptions {
  saved?: SavedEvents;
  /** Whether other processes execute commands of the branch, so that a cursor can be ahead of this one. */
  isShared?: boolean;
}

export interface EventSource {
  /** Publishes an event to the watchers of a topic as soon as the current command is done. */
  publish: (topic: string, detail: unknown) => void;
  /** Makes all watchers miss events as soon as the current command is done, so that they read everything again. */
  interrupt: () => void;
  /** Returns the current cursor: that of the last command. */
  cursor: () => string;
  /**
   * Yields every event of a topic after `since`, or from now on, each as `read` returns it. If events
   * are missing, the first one is `MissedEvents`. A watcher with more than 1,000 events to read gets an error, and
   * can resume from its cursor.
   */
  watch: <Detail, Item>(
    topic: string,
    since: string | null | undefined,
    read: (event: PublishedEvent<Detail> | MissedEvents) => Item,
  ) => AsyncIterableIterator<Item>;
}

/**
 * Creates the events of a branch. They derive from its commands: a cursor is the number of a command,
 * with the checksum of all commands so far. Another start of the server has another checksum, even
 * under a frozen clock, unless it has executed the same commands on the same sample.
 */
export function createEvents(
  branch: string,
  position: () => Position,
  { saved, isShared = false }: EventsOptions = {},
) {
  const start = position();
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
  /** The place before the first event that a topic without events could have kept. */
  let beginning: Place = {
    seq: saved ? start.seq - saved.checksums.length + 1 : start.seq,
    number: Number.POSITIVE_INFINITY,
  };
  /** Checksums of the latest commands, oldest first. */
  const checksums = saved ? [...saved.checksums] : [start.checksum];
  /** End the watchers. */
  const openQueues = new Set<() => void>();
  /** Watchers that wait for a command. */
  let waiters: { seq: number; begin: () => void }[] = [];
  /** Events of the command that is being executed. */
  let pending: { topic: Topic; detail: unknown }[] = [];
  let isInterrupted = false;

  function topicOf(name: string): Topic {
    const existing = topics.get(name);
    if (existing) return existing;
    const topic: Topic = { events: [], dropped: beginning, watchers: new Set() };
    topics.set(name, topic);
    return topic;
  }

  const currentCursor = () => formatCursor({ branch, ...position() });

  /** Returns the place of a cursor of this branch and history. */
  function placeOf(text: string): Place | undefined {
    const cursor = parseCursor(text);
    if (cursor?.branch !== branch || cursor.checksum !== checksumAt(cursor)) return undefined;
    return { seq: cursor.seq, number: cursor.events ?? Number.POSITIVE_INFINITY };
  }

  const checksumAt = ({ seq }: Cursor) => checksums[checksums.length - 1 - (position().seq - seq)];

  function deliver({ topic, detail }: (typeof pending)[number], place: Place, cursor: string) {
    const event = { ...place, cursor, detail };
    topic.events.push(event);
    const oldest = topic.events.length > maxEvents ? topic.events.shift() : undefined;
    if (oldest) topic.dropped = { seq: oldest.seq, number: oldest.number };
    for (const watcher of topic.watchers) watcher(event);
  }

  /** Forgets all kept events, so that cursors before the current command have missed some. */
  function interruptTopics() {
    isInterrupted = false;
    const cursor = currentCursor();
    beginning = { seq: position().seq, number: 0 };
    for (const topic of topics.values()) {
      topic.events = [];
      topic.dropped = beginning;
      for (const watcher of topic.watchers) watcher({ cursor });
    }
  }

  /** Calls back when the command of a cursor is executed here, or at the end of the patience. */
  function whenReached(since: string | null | undefined, begin: () => void) {
    const seq = (since && parseCursor(since)?.seq) || 0;
    if (!isShared || seq <= position().seq) return begin();
    const waiter = {
      seq,
      begin() {
        clearTimeout(timeout);
        waiters = waiters.filter((one) => one !== waiter);
        begin();
      },
    };
    const timeout = setTimeout(waiter.begin, cursorTimeout);
    waiters.push(waiter);
  }

  /** Returns the kept events after a cursor, or that some are missing. Without a cursor, none. */
  function eventsSince({ events, dropped }: Topic, since: string | null | undefined) {
    if (!since) return [];
    const place = placeOf(since);
    return place && !isAfter(dropped, place)
      ? events.filter((event) => isAfter(event, place))
      : [{ cursor: currentCursor() }];
  }

  const source: EventSource = {
    publish: (topic, detail) => void pending.push({ topic: topicOf(topic), detail }),

    interrupt() {
      isInterrupted = true;
    },

    cursor: currentCursor,

    watch(name, since, read) {
      const topic = topicOf(name);
      const readAny = read as (
        event: PublishedEvent<unknown> | MissedEvents,
      ) => ReturnType<typeof read>;
      let isEnded = false;
      const queue = createAsyncQueue<ReturnType<typeof read>>({
        // All kept events can wait at the start, and as many new ones.
        limit: 2 * maxEvents,
        onEnd() {
          isEnded = true;
          topic.watchers.delete(watcher);
          openQueues.delete(queue.end);
        },
      });
      const watcher = (event: PublishedEvent<unknown> | MissedEvents) => queue.push(readAny(event));
      openQueues.add(queue.end);
      whenReached(since, () => {
        if (isEnded) return;
        for (const event of eventsSince(topic, since)) queue.push(readAny(event));
        topic.watchers.add(watcher);
      });
      return queue.items;
    },
  };

  return {
    ...source,

    /** Delivers what the command at the current position has published. */
    deliverPending() {
      const { seq, checksum } = position();
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
      for (const waiter of waiters.filter((one) => one.seq <= seq)) waiter.begin();
    },

    /** Forgets what a refused command has published. */
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

    hasWatchers: () => openQueues.size > 0,

    /** Ends every watcher. */
    close() {
      for (const end of [...openQueues]) end();
    },
  };
}

function isAfter(a: Place, b: Place): boolean {
  return a.seq > b.seq || (a.seq === b.seq && a.number > b.number);
}

export type Events = ReturnType<typeof createEvents>;
