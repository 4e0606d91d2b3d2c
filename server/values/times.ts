/** The first and the last time that a date of four-digit years can show in UTC. */
const firstTime = Date.parse('0000-01-01T00:00:00.000Z');
const lastTime = Date.parse('9999-12-31T23:59:59.999Z');

const isoTime = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Returns whether a time in milliseconds is in the years 0 to 9999. */
export const isInTimeRange = (milliseconds: number) =>
  milliseconds >= firstTime && milliseconds <= lastTime;

/** Returns whether a value is a date, such as `2026-03-09`, or a time, such as `2026-03-09T09:00:00Z`, of four-digit years. */
export function isIsoTime(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, day] = isoTime.exec(value) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(value))) return false;
  // `Date` converts 30 February to 2 March.
  return new Date(day).getUTCDate() === Number(day.slice(-2));
}

/** Returns whether a value is a date or a time in the years 0 to 9999, also in UTC. */
export const isTime = (value: unknown): value is string =>
  isIsoTime(value) && isInTimeRange(Date.parse(value));

/** Returns a time in milliseconds as a date. A time outside of the years 0 to 9999 becomes the first or the last time. */
export const toDate = (milliseconds: number) =>
  new Date(Math.min(Math.max(milliseconds, firstTime), lastTime));

/** Returns the time that is a duration in milliseconds after `from`, in the years 0 to 9999. */
export const addDuration = (from: Date, milliseconds: number) =>
  toDate(from.getTime() + milliseconds);
