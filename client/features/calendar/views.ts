import { getNow, useToday } from '../../data/clock.ts';
import {
  addMonths,
  type Day,
  formatDay,
  getDay,
  getStartOfMonth,
  getStartOfWeek,
  listDays,
  parseDay,
  toLocalTime,
} from './localTime.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

/** The URL parameters: the view and its day. An empty date means today. */
export const defaultParams = { view: 'month', date: '' };

/** Returns the day of today in the time zone of the viewer. */
export const getToday = (): Day => getDay(toLocalTime(getNow()));

/** Returns the day of today for a component, which is rendered again at midnight. */
export const useCalendarToday = (): Day => getDay(toLocalTime(new Date(useToday())));

/** Returns the view and the day of the URL parameters. Invalid values are replaced with the defaults. */
export function readView({ view, date }: typeof defaultParams): { view: View; day: Day } {
  const validView = views.find((name) => name === view) ?? 'month';
  return { view: validView, day: parseDay(date) ?? getToday() };
}

/** Returns the days of a view that includes `day`. */
export function getShownDays(view: View, day: Day, firstWeekday: number): Day[] {
  if (view === 'day') return [day];
  if (view === 'week') return listDays(getStartOfWeek(day, firstWeekday), 7);

  const first = getStartOfMonth(day);
  const last = getStartOfMonth(addMonths(first, 1)) - 1;
  if (view === 'list') return listDays(first, last - first + 1);

  const start = getStartOfWeek(first, firstWeekday);
  return listDays(start, getStartOfWeek(last, firstWeekday) + 7 - start);
}

/** Returns a day that is some views later, or earlier if `steps` is negative. */
export function stepDay(view: View, day: Day, steps: number): Day {
  if (view === 'day') return day + steps;
  if (view === 'week') return day + steps * 7;
  return addMonths(getStartOfMonth(day), steps);
}

/**
 * Returns the range of the query: the month of a day, the weeks around it, and one day on each side
 * for other time zones. All views of a month share one cached result.
 */
export function getQueryRange(day: Day): { from: string; to: string } {
  const first = getStartOfMonth(day);
  return { from: formatDay(first - 8), to: formatDay(addMonths(first, 1) + 8) };
}
