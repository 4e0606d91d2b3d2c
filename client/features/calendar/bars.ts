import type { Day } from './localTime.ts';
import { firstDayOf, lastDayOf, type Span } from './spans.ts';

/** The position of an event in a row of days: its first day, its length and its line. */
export interface Bar<Item> {
  item: Item;
  first: Day;
  days: number;
  lane: number;
  /** Whether the event began before the row, or ends after it. */
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
}

/** Puts each event into the first line with enough room. `items` must be sorted. */
export function createBars<Item extends { span: Span }>(items: Item[], days: Day[]): Bar<Item>[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  /** The last occupied day of each line. */
  const ends: Day[] = [];

  return items.map((item) => {
    const [begins, goesTo] = [firstDayOf(item.span), lastDayOf(item.span)];
    const from = Math.max(begins, first);
    const to = Math.min(goesTo, last);
    const free = ends.findIndex((end) => end < from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    const cuts = { isCutAtStart: begins < first, isCutAtEnd: goesTo > last };
    return { item, first: from, days: to - from + 1, lane, ...cuts };
  });
}
