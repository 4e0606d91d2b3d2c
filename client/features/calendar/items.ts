import type { CalendarPageQuery, EventKind } from '../../gql/calendar/graphql.ts';
import { bySpan, type Span, spanOf } from './spans.ts';

export type CalendarEvent = CalendarPageQuery['events'][number];

/** An event and where it stands on the viewer's clock. */
export interface Item {
  id: number;
  event: CalendarEvent;
  span: Span;
  /** It is in somebody's hand, and not yet where it is drawn. */
  isHeld?: boolean;
}

export interface Held {
  event: CalendarEvent;
  span: Span;
  /** It was let go here, and the server has not answered yet. */
  isDropped?: boolean;
}

/** What is drawn: events of the kinds shown, the one that is held where it would go. */
export function itemsOf(events: CalendarEvent[], shown: EventKind[], held: Held | null): Item[] {
  const items: Item[] = events
    .filter(({ id, kind }) => shown.includes(kind) && id !== held?.event.id)
    .map((event) => ({ id: event.id, event, span: spanOf(event) }));
  if (held)
    items.push({ id: held.event.id, event: held.event, span: held.span, isHeld: !held.isDropped });
  return items.sort(bySpan);
}
