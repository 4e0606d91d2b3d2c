import {
  addMonths,
  type Day,
  dayOf,
  daysFrom,
  dayText,
  parseDay,
  startOfMonth,
  startOfWeek,
  toLocalTime,
} from './localTime.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

/** The URL parameters: the view and its day. An empty date means today. */
export const defaults = { view: 'month', date: '' };

export const today = (): Day => dayOf(toLocalTime(new Date()));

export function readView({ view, date }: typeof defaults): { view: View; day: Day } {
  const validView = views.find((name) => name === view) ?? 'month';
  return { view: validView, day: parseDay(date) ?? today() };
}

/** Returns the days of a view that includes `day`. */
export function getShownDays(view: View, day: Day, firstWeekday: number): Day[] {
  if (view === 'day') return [day];
  if (view === 'week') return daysFrom(startOfWeek(day, firstWeekday), 7);

  const first = startOfMonth(day);
  const last = startOfMonth(addMonths(first, 1)) - 1;
  if (view === 'list') return daysFrom(first, last - first + 1);

  const start = startOfWeek(first, firstWeekday);
  return daysFrom(start, startOfWeek(last, firstWeekday) + 7 - start);
}

/** Returns the day that is `by` views later, or earlier if `by` is negative. */
export function stepDay(view: View, day: Day, by: number): Day {
  if (view === 'day') return day + by;
  if (view === 'week') return day + by * 7;
  return addMonths(startOfMonth(day), by);
}

/**
 * Returns the range of the query: the month of a day, the weeks around it, and one day on each side
 * for other time zones. All views of a month share one cached result.
 */
export function getQueryRange(day: Day): { from: string; to: string } {
  const first = startOfMonth(day);
  return { from: dayText(first - 8), to: dayText(addMonths(first, 1) + 8) };
}
