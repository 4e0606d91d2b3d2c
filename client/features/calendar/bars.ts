import type { Day } from './localTime.ts';
import { getFirstDay, getLastDay, type Span } from './spans.ts';

/** The position of an event in a row of days. A lane is a line of bars. */
export interface Bar<Item> {
  item: Item;
  firstDay: Day;
  dayCount: number;
  lane: number;
  /** Whether the event begins before the row. */
  isCutAtStart: boolean;
  /** Whether the event ends after the row. */
  isCutAtEnd: boolean;
}

/** Places each event in the first free lane. `items` must be sorted. */
export function createBars<Item extends { span: Span }>(items: Item[], days: Day[]): Bar<Item>[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  /** The last occupied day of each lane. */
  const ends: Day[] = [];

  return items.map((item) => {
    const [eventStart, eventEnd] = [getFirstDay(item.span), getLastDay(item.span)];
    const from = Math.max(eventStart, first);
    const to = Math.min(eventEnd, last);
    const freeLane = ends.findIndex((end) => end < from);
    const lane = freeLane < 0 ? ends.length : freeLane;
    ends[lane] = to;
    const cuts = { isCutAtStart: eventStart < first, isCutAtEnd: eventEnd > last };
    return { item, firstDay: from, dayCount: to - from + 1, lane, ...cuts };
  });
}
