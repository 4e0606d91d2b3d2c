import type { CollectionOptions } from '../../collections.ts';
import { badInput } from '../../errors.ts';
import type {
  AddEventInput,
  CalendarEvent,
  EventPage,
  QueryEventPageArgs,
  QueryEventsArgs,
  UpdateEventInput,
} from '../../gql/types.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { omitAbsent } from '../../values/rows.ts';
import { addDetails, createExtendedProps, type StoredEvent } from './details.ts';
import { createRangeFilter, isBackwards, listMonths } from './months.ts';
import { guests, seedEvents } from './seed.ts';
import { isNoEnd, moveTime } from './times.ts';

const compareByStart = (a: CalendarEvent, b: CalendarEvent) =>
  Date.parse(a.start) - Date.parse(b.start);

function checkOrder(start: string, end: string) {
  if (isBackwards(start, end)) {
    throw badInput('event.end', 'must not be before event.start.');
  }
}

export function createCollection(options: CollectionOptions) {
  const { store } = options;
  const events = store.table('calendar.events', {
    rowName: 'event',
    type: 'CalendarEvent',
    rows: () => seedEvents(options),
    texts: ({ title, location, description }: CalendarEvent) => [title, location, description],
    facets: { kind: ({ kind }) => kind, month: listMonths },
    sorts: {
      START_ASC: compareByStart,
      START_DESC: (a, b) => compareByStart(b, a),
      TITLE_ASC: (a, b) => compareAlphabetically(a.title, b.title),
      TITLE_DESC: (a, b) => compareAlphabetically(b.title, a.title),
    },
  });
  const removedEvents = store.table<CalendarEvent>('calendar.removedEvents', {
    rowName: 'removed event',
  });

  function selectEvents(args: QueryEventsArgs & Partial<QueryEventPageArgs>) {
    const { from, to, kinds, sortBy, ...page } = args;
    const { months, isInRange } = createRangeFilter({ from, to });
    return events.select({
      ...page,
      where: { kind: kinds, month: months },
      and: isInRange,
      sort: sortBy === 'STORED' ? null : sortBy,
    });
  }

  return {
    find: events.find,
    list: (args: QueryEventsArgs): CalendarEvent[] => selectEvents(args).rows,
    listGuests: () => guests,

    /** Returns the next event that has not started. Events with a time of day come before all-day events. */
    findNext(): CalendarEvent | undefined {
      const now = options.clock.now();
      return selectEvents({ from: now.toISOString() })
        .rows.filter(({ start }) => Date.parse(start) >= now.getTime())
        .toSorted((a, b) => Number(a.allDay) - Number(b.allDay) || compareByStart(a, b))[0];
    },

    selectPage(args: QueryEventPageArgs): EventPage {
      const { rows, total } = selectEvents(args);
      return { events: rows, total };
    },

    add(input: AddEventInput): CalendarEvent {
      const { title, start, end, allDay, url, display, ...details } = input;
      const eventEnd = end && !isNoEnd(end) ? end : start;
      checkOrder(start, eventEnd);
      const extendedProps = createExtendedProps(omitAbsent(details));
      const id = events.nextId();
      return events.add(
        addDetails({ id, title, start, end: eventEnd, allDay, url, display, extendedProps }),
      );
    },

    /**
     * Replaces only the given fields, because clients send only the times of a dragged event. If a request changes the
     * start but not the end, the event keeps its duration.
     */
    update({ id, ...input }: UpdateEventInput): CalendarEvent {
      const event = events.find(id) as StoredEvent & CalendarEvent;
      const { extendedProps, kind, location, description, guests, ...changes } = omitAbsent(input);
      const time = moveTime(event, changes);
      if (changes.start || changes.end) checkOrder(time.start, time.end);
      const details = { extendedProps, kind, location, description, guests, url: changes.url };
      return events.replace(
        addDetails({
          ...event,
          ...changes,
          ...time,
          extendedProps: createExtendedProps(details, event.extendedProps),
        }),
      );
    },

    remove: (id: number): CalendarEvent => removedEvents.add(events.remove(id)),

    restore(id: number): CalendarEvent {
      events.add(removedEvents.remove(id));
      // Events are stored by ascending id.
      return events.move(id, events.all().find((other) => other.id > id)?.id);
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    calendar: ReturnType<typeof createCollection>;
  }
}
