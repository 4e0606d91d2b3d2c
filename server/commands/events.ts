import { type AsyncQueue, createAsyncQueue } from './asyncQueue.ts';
import { type Cursor, formatCursor, parseCursor } from './cursor.ts';
import type { Position } from './position.ts';

/** An event of a topic, as a command published it. */
export interface PublishedEvent<Detail> {
  /** Resumes with the events after this one. */
  cursor: string;
  detail: Detail;
}

/** Stands for events that are no longer kept, or that were never those of this branch. */
export type MissedEvents = { cursor: string; detail?: undefined };

/** Events of a topic that are kept for watchers who lost their connection. */
const keptEvents = 500;
/** Commands whose checksums are kept, at least: the commands that a cursor can name. */
const keptChecksums = 10_000;

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
  watchers: Set<Pick<AsyncQueue<PublishedEvent<unknown>>, 'push' | 'end'>>;
}

export interface EventSource {
  /** Publishes an event to the watchers of a topic as soon as the current command is done. */
  publish: (topic: string, detail: unknown) => void;
  /** Returns the cursor of what has happened so far. */
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
export function createEvents(branch: string, position: () => Position) {
  const topics = new Map<string, Topic>();
  const start = position();
  /** Checksums of the latest commands, oldest first. */
  const checksums = [start.checksum];
  /** Events of the command that is being executed. */
  let pending: { topic: Topic; detail: unknown }[] = [];

  function topicOf(name: string): Topic {
    const known = topics.get(name);
    if (known) return known;
    const dropped = { seq: start.seq, number: Number.POSITIVE_INFINITY };
    const topic: Topic = { events: [], dropped, watchers: new Set() };
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
    const oldest = topic.events.length > keptEvents ? topic.events.shift() : undefined;
    if (oldest) topic.dropped = { seq: oldest.seq, number: oldest.number };
    for (const watcher of topic.watchers) watcher.push(event);
  }

  const source: EventSource = {
    publish: (topic, detail) => void pending.push({ topic: topicOf(topic), detail }),

    cursor: currentCursor,

    watch(name, since, read) {
      const { events, dropped, watchers } = topicOf(name);
      const place = since ? placeOf(since) : { ...position(), number: Number.POSITIVE_INFINITY };
      const first =
        place && !isAfter(dropped, place)
          ? events.filter((event) => isAfter(event, place))
          : [{ cursor: currentCursor() }];

      const readAny = read as (
        event: PublishedEvent<unknown> | MissedEvents,
      ) => ReturnType<typeof read>;
      const queue = createAsyncQueue({
        first: first.map(readAny),
        // All kept events can wait at the start, and as many new ones.
        limit: 2 * keptEvents,
        onEnd: (): void => void watchers.delete(watcher),
      });
      const watcher = {
        push: (event: PublishedEvent<unknown>) => queue.push(readAny(event)),
        end: queue.end,
      };
      watchers.add(watcher);
      return queue.items;
    },
  };

  return {
    ...source,

    /** Delivers what the command at the current position has published. */
    deliverPending() {
      const { seq, checksum } = position();
      checksums.push(checksum);
      if (checksums.length === 2 * keptChecksums) checksums.splice(0, keptChecksums);
      const published = pending;
      pending = [];
      for (const [index, event] of published.entries()) {
        const number = index + 1;
        const events = number < published.length ? number : undefined;
        deliver(event, { seq, number }, formatCursor({ branch, seq, events, checksum }));
      }
    },

    /** Forgets what a refused command has published. */
    discardPending() {
      pending = [];
    },

    /** Ends every watcher. */
    close() {
      for (const { watchers } of topics.values()) {
        for (const watcher of [...watchers]) watcher.end();
      }
    },
  };
}

function isAfter(a: Place, b: Place): boolean {
  return a.seq > b.seq || (a.seq === b.seq && a.number > b.number);
}

export type Events = ReturnType<typeof createEvents>;
