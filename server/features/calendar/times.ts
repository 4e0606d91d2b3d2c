import { badInput } from '../../errors.ts';
import { isInTimeRange } from '../../values/times.ts';

interface TimeSpan {
  start: string;
  end: string;
}

const twoDaysInMilliseconds = 172_800_000;

/** Returns whether an end is about 1970-01-01, which some clients send in their time zone if there is no end. */
export const isNoEnd = (end: string): boolean => Math.abs(Date.parse(end)) < twoDaysInMilliseconds;

/** Returns the time of an event after a change. Without a new end, the event keeps its duration. */
export function moveTime(event: TimeSpan, change: Partial<TimeSpan>): TimeSpan {
  const { start = event.start, end } = change;
  if (end !== undefined) return { start, end: isNoEnd(end) ? start : end };
  if (change.start === undefined) return { start, end: event.end };
  const duration = Date.parse(event.end) - Date.parse(event.start);
  const movedEndTime = Date.parse(start) + duration;
  if (!isInTimeRange(movedEndTime)) {
    throw badInput('event.start', 'must keep the end of the event in the years 0 to 9999.');
  }
  const movedEnd = new Date(movedEndTime).toISOString();
  return { start, end: isDay(start) ? movedEnd.slice(0, 10) : movedEnd };
}

/** Returns whether a date has no time of day. */
const isDay = (date: string) => date.length === 10;
