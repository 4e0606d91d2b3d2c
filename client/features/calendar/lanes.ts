import { firstDayOf, lastDayOf, type Span } from './spans.ts';
import type { Day } from './wall.ts';

/** Where one of a week's events is drawn: from which day, over how many, in which line. */
export interface Bar<Item> {
  item: Item;
  first: Day;
  days: number;
  lane: number;
  /** It began before the week, or goes on after it. */
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
}

/** Puts events, sorted, into the first line of the row of days in which they have room. */
export function barsOf<Item extends { span: Span }>(items: Item[], days: Day[]): Bar<Item>[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  /** By line: the day after which there is room. */
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
