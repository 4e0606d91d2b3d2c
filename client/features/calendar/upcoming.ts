import type { EventKind, UpcomingEventsQueryVariables } from '../../gql/calendar/graphql.ts';

/** The media query of the screens on which the side panel lists the upcoming events. */
export const sidePanelQuery = '(min-width: 992px)';

/** Returns the variables of the query of the upcoming events. They change once an hour. */
export function getUpcomingVariables(now: Date, kinds: EventKind[]): UpcomingEventsQueryVariables {
  const from = new Date(now);
  from.setUTCMinutes(0, 0, 0);
  return { kinds, from: from.toISOString() };
}
