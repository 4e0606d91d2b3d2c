import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.nextEvent': adminOnly,
  'Query.events': adminOnly,
  'Query.eventPage': adminOnly,
  'Query.eventConnection': adminOnly,
  'Query.event': adminOnly,
  'Query.eventGuests': adminOnly,
  'Mutation.addEvent': adminOnly,
  'Mutation.updateEvent': adminOnly,
  'Mutation.removeEvent': adminOnly,
  'Mutation.restoreEvent': adminOnly,
  'GET /apps/calendar/events': adminOnly,
  'POST /apps/calendar/add-event': adminOnly,
  'POST /apps/calendar/update-event': adminOnly,
  'DELETE /apps/calendar/remove-event': adminOnly,
};
