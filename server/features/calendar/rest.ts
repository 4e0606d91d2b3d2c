import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/apps/calendar/events',
    reply: 'events',
    example: { calendars: ['BUSINESS', 'HOLIDAY'] },
    operation: graphql(`
      query ListEvents($calendars: [EventKind!] @emptyWhenBlank) {
        events(kinds: $calendars) {
          ...EventBody
        }
      }

      fragment EventBody on CalendarEvent {
        id
        url @omitNull
        title
        start
        end
        allDay
        display @omitNull
        extendedProps
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/calendar/add-event',
    status: 201,
    example: {
      event: {
        title: 'Fitting at Polder Publishing',
        start: '2026-03-12T08:00:00.000Z',
        end: '2026-03-12T15:00:00.000Z',
        extendedProps: { calendar: 'Business', location: 'Grachtkade 88, Utrecht' },
      },
    },
    operation: graphql(`
      mutation AddEvent($event: AddEventInput!) {
        event: addEvent(event: $event) {
          ...EventBody
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/calendar/update-event',
    example: { event: { id: 1, title: 'Stocktake in Lisbon, top shelf first', allDay: true } },
    operation: graphql(`
      mutation UpdateEvent($event: UpdateEventInput!) {
        event: updateEvent(event: $event) {
          ...EventBody
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/apps/calendar/remove-event',
    reply: null,
    example: { id: 3 },
    operation: graphql(`
      mutation RemoveEvent($id: Int!) {
        removeEvent(id: $id) {
          id
        }
      }
    `),
  }),
];
