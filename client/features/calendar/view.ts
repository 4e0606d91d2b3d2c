import {
  addMonths,
  type Day,
  dayOf,
  daysFrom,
  dayText,
  readDay,
  startOfMonth,
  startOfWeek,
  wallAt,
} from './wall.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

/** What the address says: which view, of which day. Without a day it is today. */
export const defaults = { view: 'month', date: '' };

export const today = (): Day => dayOf(wallAt(new Date()));

export function readView({ view, date }: typeof defaults): { view: View; day: Day } {
  const known = views.find((one) => one === view) ?? 'month';
  return { view: known, day: readDay(date) ?? today() };
}

/** The days that a view draws around the day of the address. */
export function shownDays(view: View, day: Day, firstWeekday: number): Day[] {
  if (view === 'day') return [day];
  if (view === 'week') return daysFrom(startOfWeek(day, firstWeekday), 7);

  const first = startOfMonth(day);
  const last = startOfMonth(addMonths(first, 1)) - 1;
  if (view === 'list') return daysFrom(first, last - first + 1);

  const start = startOfWeek(first, firstWeekday);
  return daysFrom(start, startOfWeek(last, firstWeekday) + 7 - start);
}

/** The day to show so many views on. */
export function stepped(view: View, day: Day, by: number): Day {
  if (view === 'day') return day + by;
  if (view === 'week') return day + by * 7;
  return addMonths(startOfMonth(day), by);
}

/**
 * What is asked for: the whole month of a day, with the weeks that reach into it and a day for
 * every time zone. All views of a month then share one answer, wherever weeks begin.
 */
export function rangeOf(day: Day): { from: string; to: string } {
  const first = startOfMonth(day);
  return { from: dayText(first - 8), to: dayText(addMonths(first, 1) + 8) };
}
