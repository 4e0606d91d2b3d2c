import type { CalendarPageQuery, EventKind } from '../../gql/calendar/graphql.ts';
import { compareSpans, type Span, toSpan } from './spans.ts';

export type CalendarEvent = CalendarPageQuery['events'][number];

/** An event with its span in local time. */
export interface Item {
  id: number;
  event: CalendarEvent;
  span: Span;
  /** Whether the event is being dragged. */
  isDragged?: boolean;
}

/** An event that is being dragged, with the span of its present position. */
export interface EventDrag {
  event: CalendarEvent;
  span: Span;
  /** Whether the event was dropped, and the mutation is still running. */
  isDropped?: boolean;
}

/** Returns the sorted items of the selected event types. A dragged event has the span of its present position. */
export function createItems(
  events: CalendarEvent[],
  shownKinds: EventKind[],
  drag: EventDrag | null,
): Item[] {
  const items: Item[] = events
    .filter(({ id, kind }) => shownKinds.includes(kind) && id !== drag?.event.id)
    .map((event) => ({ id: event.id, event, span: toSpan(event) }));
  if (drag)
    items.push({
      id: drag.event.id,
      event: drag.event,
      span: drag.span,
      isDragged: !drag.isDropped,
    });
  return items.sort(compareSpans);
}
