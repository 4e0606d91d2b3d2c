/**
 * Local time in minutes since 1970-01-01, without daylight saving time. A day always has 1,440
 * minutes, so that moving an event is an addition.
 */
export type LocalTime = number;

/** Days since 1970-01-01. */
export type Day = number;

export const minutesPerDay = 1440;

export const getDay = (localTime: LocalTime): Day => Math.floor(localTime / minutesPerDay);
export const createLocalTime = (day: Day, minutes = 0): LocalTime => day * minutesPerDay + minutes;

/** Formats a day such as `2026-03-09`. */
export function formatDay(day: Day): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** Parses a day such as `2026-03-09`. Returns undefined for an invalid text. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(text) / 86_400_000;
  return Number.isNaN(day) || formatDay(day) !== text ? undefined : day;
}

/** Formats a local time such as `2026-03-09T17:30`. */
export function formatLocalTime(localTime: LocalTime): string {
  return new Date(localTime * 60_000).toISOString().slice(0, 16);
}

/** Parses a local time such as `2026-03-09T17:30`. Returns undefined for an invalid text. */
export function parseLocalTime(text: string): LocalTime | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return undefined;
  const localTime = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16)}Z`) / 60_000;
  return Number.isNaN(localTime) ? undefined : localTime;
}

/** Converts a `Date` to local time in the time zone of the viewer. */
export function toLocalTime(date: Date): LocalTime {
  const parts = [date.getFullYear(), date.getMonth(), date.getDate()] as const;
  return Date.UTC(...parts, date.getHours(), date.getMinutes()) / 60_000;
}

/** Converts local time in the time zone of the viewer to a `Date`. */
export function toDate(localTime: LocalTime): Date {
  const date = new Date(localTime * 60_000);
  const parts = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
  return new Date(...parts, date.getUTCHours(), date.getUTCMinutes());
}

/** Returns the weekday. 0 is Sunday. */
export const getWeekday = (day: Day) => (((day + 4) % 7) + 7) % 7;

export function getStartOfWeek(day: Day, firstWeekday: number): Day {
  return day - ((getWeekday(day) - firstWeekday + 7) % 7);
}

export function getStartOfMonth(day: Day): Day {
  return day - (new Date(day * 86_400_000).getUTCDate() - 1);
}

/** Returns the same day of a later month, or its last day if the month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / 86_400_000;
}

export const listDays = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => first + index);
