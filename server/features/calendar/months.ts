import { badInput } from '../../errors.ts';
import type { CalendarEvent } from '../../gql/types.ts';

interface TimeRange {
  from?: string | null;
  to?: string | null;
}

/** The facet of events that last longer than `maxMonths`. */
const allMonths = 'always';
const maxMonths = 60;

/** Returns the number of months since the year 0. */
const getMonthNumber = (time: number) => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Returns the months between two times, or undefined if there are more than `maxMonths`. */
function listMonthsBetween(first: number, last: number): string[] | undefined {
  const month = getMonthNumber(first);
  const count = getMonthNumber(last) - month + 1;
  if (count > maxMonths) return undefined;
  return Array.from({ length: count }, (_, index) => String(month + index));
}

/** Parses the times of an event. `last` is never before `first`, although clients can store an end before the start. */
function parseTimes({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) {
  const first = Date.parse(start);
  return { first, last: Math.max(first, Date.parse(end)) };
}

/** Returns the months of an event, by which the table finds the events of a month without reading all events. */
export function listMonths(event: CalendarEvent): string[] {
  const { first, last } = parseTimes(event);
  return listMonthsBetween(first, last) ?? [allMonths];
}

/** Returns the months and the filter that select the events between two times. Both times are optional. */
export function createRangeFilter({ from, to }: TimeRange) {
  const start = from ? Date.parse(from) : Number.NEGATIVE_INFINITY;
  const end = to ? Date.parse(to) : Number.POSITIVE_INFINITY;
  if (end < start) throw badInput('to', 'must not be before from.');

  const isBounded = Number.isFinite(start) && Number.isFinite(end);
  const months = isBounded ? listMonthsBetween(start, end) : undefined;
  const isInRange = (event: CalendarEvent) => {
    const { first, last } = parseTimes(event);
    return first < end && (last > start || first >= start);
  };
  return {
    months: months && [...months, allMonths],
    isInRange: from || to ? isInRange : undefined,
  };
}

/** Returns whether an event ends before it starts. Only days are compared if one of the times is a day. */
export function isBackwards(start: string, end: string): boolean {
  const isByDay = start.length === 10 || end.length === 10;
  return isByDay ? end.slice(0, 10) < start.slice(0, 10) : Date.parse(end) < Date.parse(start);
}
