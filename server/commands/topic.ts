import { measureJson } from '../journal/measureJson.ts';
import type { MemoryBudget } from '../services/memoryBudget.ts';

/** An event of a topic, as a command published it. */
export interface PublishedEvent<Detail> {
  /** Resumes with the events after this one. */
  cursor: string;
  detail: Detail;
}

/** Replaces events that are no longer kept, or that belong to another history. */
export type MissedEvents = { cursor: string; detail?: undefined };

/** The position of an event among all events of a branch. */
export interface EventPosition {
  /** The number of the command that published the event. */
  seq: number;
  /** The number of the event in its command. The first event has the number 1. */
  number: number;
}

type KeptEvent = PublishedEvent<unknown> & EventPosition;
/** `bytes` is the memory of the event, which is measured once for all watchers. */
type Watcher = (event: PublishedEvent<unknown> | MissedEvents, bytes: number) => void;

/** A topic as plain data. */
export interface SavedTopic {
  events: KeptEvent[];
  /** The last event that is no longer kept. The `number` is null if no event of the command is kept. */
  dropped: { seq: number; number: number | null };
}

/** The maximum number of bytes of the kept events of a topic, and of the events that wait for a watcher. */
export const maxEventBytes = 4_000_000;

/** Returns the number of bytes of an event in memory. A character takes up to two bytes. */
export const measureEvent = ({ detail }: PublishedEvent<unknown> | MissedEvents): number =>
  2 * measureJson(detail);

/** The number of events of a topic that are kept for watchers that reconnect. */
export const maxEvents = 500;

/** Creates a topic: its latest events, oldest first, and its watchers. `budget` limits the events of all branches together. */
export function createTopic(
  { events: savedEvents, dropped: { seq, number } }: SavedTopic,
  budget?: MemoryBudget,
) {
  const events = [...savedEvents];
  let bytes = 0;
  let dropped: EventPosition = { seq, number: number ?? Number.POSITIVE_INFINITY };
  const watchers = new Set<Watcher>();

  const kept = { getBytes: () => bytes, removeHalf: () => drop(Math.ceil(events.length / 2)) };
  const changeTotal = budget?.register(kept);
  add(events);

  function add(added: KeptEvent[]) {
    const size = added.reduce((sum, event) => sum + measureEvent(event), 0);
    bytes += size;
    while (events.length > maxEvents || bytes > maxEventBytes) drop(1);
    changeTotal?.(size);
  }

  /** Drops the oldest events. */
  function drop(count: number) {
    const oldest = events.splice(0, count);
    const size = oldest.reduce((sum, event) => sum + measureEvent(event), 0);
    const last = oldest.at(-1);
    if (last) dropped = { seq: last.seq, number: last.number };
    bytes -= size;
    changeTotal?.(-size);
  }

  return {
    watchers,

    deliver(event: KeptEvent) {
      events.push(event);
      add([event]);
      const size = measureEvent(event);
      for (const watcher of watchers) watcher(event, size);
    },

    /** Drops all kept events, so that watchers with earlier cursors get `MissedEvents`. */
    interrupt(position: EventPosition, cursor: string) {
      drop(events.length);
      dropped = position;
      const missed = { cursor };
      for (const watcher of watchers) watcher(missed, measureEvent(missed));
    },

    /** Drops all events of a branch that is removed from memory. */
    close() {
      drop(events.length);
      budget?.unregister(kept);
    },

    /** Returns the events after a position. Returns undefined if some of them are no longer kept. */
    listAfter: (position: EventPosition): KeptEvent[] | undefined =>
      isAfter(dropped, position) ? undefined : events.filter((event) => isAfter(event, position)),

    save: (): SavedTopic => ({
      events: [...events],
      dropped: {
        seq: dropped.seq,
        number: Number.isFinite(dropped.number) ? dropped.number : null,
      },
    }),
  };
}

export type Topic = ReturnType<typeof createTopic>;

function isAfter(a: EventPosition, b: EventPosition): boolean {
  return a.seq > b.seq || (a.seq === b.seq && a.number > b.number);
}
