/** The place of an entry in the stream. */
export interface Place {
  seq: number;
  /** The number of its message in the stream. The messages of all logs share the numbers. */
  message: number;
  /** The time at which that message was stored. */
  storedAt: string;
}

/** The place before the first message. */
export const beginning: Place = { seq: 0, message: 0, storedAt: new Date(0).toISOString() };

/** Number of entries between two marks. A reader of later entries begins at the mark before them. */
const markInterval = 250;

interface KnownPlaces {
  /** The places of some entries, oldest first. */
  marks: Place[];
  /** The last message that this process has received. */
  lastReceived?: Omit<Place, 'seq'>;
  /** The place of the last saved state that this process has loaded or saved. */
  saved?: Place;
  /** The number of messages that this process has not received yet. */
  behind: number;
}

/** Creates the list of places in the stream that this process knows, by log. */
export function createLogPlaces(savesEvery: number) {
  const logs = new Map<string, KnownPlaces>();

  function getPlaces(log: string): KnownPlaces {
    const places = logs.get(log) ?? { marks: [beginning], behind: 0 };
    logs.set(log, places);
    return places;
  }

  /** Adds a mark, and removes the marks of entries that are no longer stored. */
  function addMark(places: KnownPlaces, mark: Place) {
    if (mark.seq <= (places.marks.at(-1)?.seq ?? -1)) return;
    // When a state is saved, the entries since the previous state are kept.
    const firstKept = mark.seq - (mark.seq % savesEvery) - savesEvery;
    places.marks = [...places.marks.filter(({ seq }) => seq >= firstKept), mark];
  }

  return {
    /** Sets the place of the state that a log begins with in this process. */
    begin(log: string, place: Place) {
      logs.set(log, { marks: [place], lastReceived: place, saved: place, behind: 0 });
    },

    /** Returns the last mark up to an entry. Throws if entries after it are no longer kept. */
    findMark(log: string, after: number): Place {
      const { marks } = getPlaces(log);
      const mark = marks.findLast(({ seq }) => seq <= after);
      if (mark) return mark;
      const firstSeq = (marks[0]?.seq ?? 0) + 1;
      throw new Error(`Entries of branch "${log}" before ${firstSeq} are no longer kept.`);
    },

    /** Records a received message, and the number of messages after it. */
    receive(log: string, place: Place, pending: number) {
      const places = getPlaces(log);
      // Another reader of the log may have received later messages.
      if (place.message <= (places.lastReceived?.message ?? 0)) return;
      places.lastReceived = place;
      places.behind = pending;
      if (place.seq % markInterval === 0 || place.seq % savesEvery === 0) addMark(places, place);
    },

    /** Returns the place of the state after an entry, which this process has received last. */
    getPlace: (log: string, seq: number): Place => ({
      ...beginning,
      ...getPlaces(log).lastReceived,
      seq,
    }),

    /** Records the place of a saved state. Returns the place of the state before it. */
    setSaved(log: string, place: Place): Place | undefined {
      const places = getPlaces(log);
      const { saved } = places;
      places.saved = place;
      return saved;
    },

    countBehind: () => [...logs.values()].reduce((sum, { behind }) => sum + behind, 0),

    /** Forgets the places of a log. */
    release: (log: string) => void logs.delete(log),
  };
}
