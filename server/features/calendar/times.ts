interface Time {
  start: string;
  end: string;
}

const twoDays = 172_800_000;

/** Returns whether an end means none: some clients send the beginning of 1970, in their time zone, for a missing date. */
export const isNoEnd = (end: string): boolean => Math.abs(Date.parse(end)) < twoDays;

/** Returns the time of an event after a change. Without a new end, it lasts as long as before. */
export function moveTime(event: Time, change: Partial<Time>): Time {
  const { start = event.start, end } = change;
  if (end !== undefined) return { start, end: isNoEnd(end) ? start : end };
  if (change.start === undefined) return { start, end: event.end };
  const duration = Date.parse(event.end) - Date.parse(event.start);
  const movedEnd = new Date(Date.parse(start) + duration).toISOString();
  return { start, end: isDay(start) ? movedEnd.slice(0, 10) : movedEnd };
}

/** Returns whether a date has no time of day. */
const isDay = (date: string) => date.length === 10;
