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
type Watcher = (event: PublishedEvent<unknown> | MissedEvents) => void;

/** A topic as plain data. */
export interface SavedTopic {
  events: KeptEvent[];
  /** The last event that is no longer kept. The `number` is null if no event of the command is kept. */
  dropped: { seq: number; number: number | null };
}

/** The number of events of a topic that are kept for watchers that reconnect. */
export const maxEvents = 500;

/** Creates a topic: its latest events, oldest first, and its watchers. */
export function createTopic({ events: savedEvents, dropped: { seq, number } }: SavedTopic) {
  let events = [...savedEvents];
  let dropped: EventPosition = { seq, number: number ?? Number.POSITIVE_INFINITY };
  const watchers = new Set<Watcher>();

  return {
    watchers,

    deliver(event: KeptEvent) {
      events.push(event);
      const oldest = events.length > maxEvents ? events.shift() : undefined;
      if (oldest) dropped = { seq: oldest.seq, number: oldest.number };
      for (const watcher of watchers) watcher(event);
    },

    /** Drops all kept events, so that watchers with earlier cursors get `MissedEvents`. */
    interrupt(position: EventPosition, cursor: string) {
      events = [];
      dropped = position;
      for (const watcher of watchers) watcher({ cursor });
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
