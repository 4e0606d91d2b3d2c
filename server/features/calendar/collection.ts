import { badInput } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  AddEventInput,
  CalendarEvent,
  EventPage,
  QueryEventPageArgs,
  QueryEventsArgs,
  UpdateEventInput,
} from '../../gql/resolvers.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { omitAbsent } from '../../values/rows.ts';
import { createProps, type StoredEvent, withDetails } from './details.ts';
import { between, isBackwards, listMonths } from './months.ts';
import { guests, seedEvents } from './seed.ts';
import { isNoEnd, moveTime } from './times.ts';

const byStart = (a: CalendarEvent, b: CalendarEvent) => Date.parse(a.start) - Date.parse(b.start);

function checkOrder(start: string, end: string) {
  if (isBackwards(start, end)) {
    throw badInput('event.end', 'must not be before event.start.');
  }
}

export function createCollection(options: CollectionOptions) {
  const { store } = options;
  const events = store.table('calendar.events', {
    rowName: 'event',
    rows: () => seedEvents(options),
    texts: ({ title, location, description }: CalendarEvent) => [title, location, description],
    facets: { kind: ({ kind }) => kind, month: listMonths },
    sorts: {
      START_ASC: byStart,
      START_DESC: (a, b) => byStart(b, a),
      TITLE_ASC: (a, b) => compareAlphabetically(a.title, b.title),
      TITLE_DESC: (a, b) => compareAlphabetically(b.title, a.title),
    },
  });
  const removed = store.table<CalendarEvent>('calendar.removedEvents', {
    rowName: 'removed event',
  });

  function select(args: QueryEventsArgs & Partial<QueryEventPageArgs>) {
    const { from, to, kinds, sortBy, ...page } = args;
    const { months, isThen } = between({ from, to });
    return events.select({
      ...page,
      where: { kind: kinds, month: months },
      and: isThen,
      sort: sortBy === 'STORED' ? null : sortBy,
    });
  }

  return {
    find: events.find,
    list: (args: QueryEventsArgs): CalendarEvent[] => select(args).rows,
    guests: () => guests,

    page(args: QueryEventPageArgs): EventPage {
      const { rows, total } = select(args);
      return { events: rows, total };
    },

    add(input: AddEventInput): CalendarEvent {
      const { title, start, end, allDay, url, display, ...details } = input;
      const actualEnd = end && !isNoEnd(end) ? end : start;
      checkOrder(start, actualEnd);
      const extendedProps = createProps(omitAbsent(details));
      const id = events.nextId();
      return events.add(
        withDetails({ id, title, start, end: actualEnd, allDay, url, display, extendedProps }),
      );
    },

    /**
     * Replaces only the given fields, because a calendar sends dragged events in part. If the start changes and no end
     * is given, the event lasts as long as before.
     */
    update({ id, ...input }: UpdateEventInput): CalendarEvent {
      const event = events.find(id) as StoredEvent & CalendarEvent;
      const { extendedProps, kind, location, description, guests, ...changes } = omitAbsent(input);
      const time = moveTime(event, changes);
      if (changes.start || changes.end) checkOrder(time.start, time.end);
      const details = { extendedProps, kind, location, description, guests, url: changes.url };
      return events.replace(
        withDetails({
          ...event,
          ...changes,
          ...time,
          extendedProps: createProps(details, event.extendedProps),
        }),
      );
    },

    remove: (id: number): CalendarEvent => removed.add(events.remove(id)),

    restore(id: number): CalendarEvent {
      events.add(removed.remove(id));
      // Events are stored in the order of their ids.
      return events.move(id, events.all().find((other) => other.id > id)?.id);
    },
  };
}
