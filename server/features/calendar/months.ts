import { badInput } from '../../errors.ts';
import type { CalendarEvent } from '../../gql/resolvers.ts';

interface Between {
  from?: string | null;
  to?: string | null;
}

/** The key of events that span too many months to list. */
const always = 'always';
const manyMonths = 60;

const monthAt = (time: number) => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** The months from one time to another; undefined when there are many. */
function listMonthsBetween(first: number, last: number): string[] | undefined {
  const month = monthAt(first);
  const count = monthAt(last) - month + 1;
  if (count > manyMonths) return undefined;
  return Array.from({ length: count }, (_, index) => String(month + index));
}

/** Clients may store an end before the start. */
function parseTimes({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) {
  const first = Date.parse(start);
  return { first, last: Math.max(first, Date.parse(end)) };
}

/** The months an event takes part in, so that a month finds its events without looking at all. */
export function listMonths(event: CalendarEvent): string[] {
  const { first, last } = parseTimes(event);
  return listMonthsBetween(first, last) ?? [always];
}

/** Finds the events between two times. Either may be absent. */
export function between({ from, to }: Between) {
  const start = from ? Date.parse(from) : Number.NEGATIVE_INFINITY;
  const end = to ? Date.parse(to) : Number.POSITIVE_INFINITY;
  if (end < start) throw badInput('to', 'must not be before from.');

  const isBounded = Number.isFinite(start) && Number.isFinite(end);
  const months = isBounded ? listMonthsBetween(start, end) : undefined;
  const isThen = (event: CalendarEvent) => {
    const { first, last } = parseTimes(event);
    return first < end && (last > start || first >= start);
  };
  return { months: months && [...months, always], isThen: from || to ? isThen : undefined };
}

/** Whether an event ends before it begins. All-day events are compared by day. */
export function isBackwards(start: string, end: string): boolean {
  const isByDay = start.length === 10 || end.length === 10;
  return isByDay ? end.slice(0, 10) < start.slice(0, 10) : Date.parse(end) < Date.parse(start);
}
