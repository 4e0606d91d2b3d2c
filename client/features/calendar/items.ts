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

export interface DraggedEvent {
  event: CalendarEvent;
  span: Span;
  /** Whether the event was dropped and the request is still running. */
  isDropped?: boolean;
}

/**
 * Returns the events of the selected types. A dragged event has the span of its present position.
 */
export function createItems(
  events: CalendarEvent[],
  shown: EventKind[],
  dragged: DraggedEvent | null,
): Item[] {
  const items: Item[] = events
    .filter(({ id, kind }) => shown.includes(kind) && id !== dragged?.event.id)
    .map((event) => ({ id: event.id, event, span: toSpan(event) }));
  if (dragged)
    items.push({
      id: dragged.event.id,
      event: dragged.event,
      span: dragged.span,
      isDragged: !dragged.isDropped,
    });
  return items.sort(compareSpans);
}
