/**
 * Local time in minutes since 1970-01-01, without daylight saving time. A day always has 1,440
 * minutes, so that moving an event is an addition.
 */
export type LocalTime = number;

/** Days since 1970-01-01. */
export type Day = number;

export const dayLength = 1440;

export const dayOf = (localTime: LocalTime): Day => Math.floor(localTime / dayLength);
export const localTimeOf = (day: Day, minutes = 0): LocalTime => day * dayLength + minutes;

/** `2026-03-09` */
export function dayText(day: Day): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** Parses a date such as `2026-03-09`. Returns undefined for anything else. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(text) / 86_400_000;
  return Number.isNaN(day) || dayText(day) !== text ? undefined : day;
}

/** `2026-03-09T17:30` */
export function localTimeText(localTime: LocalTime): string {
  return new Date(localTime * 60_000).toISOString().slice(0, 16);
}

export function parseLocalTime(text: string): LocalTime | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return undefined;
  const localTime = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16)}Z`) / 60_000;
  return Number.isNaN(localTime) ? undefined : localTime;
}

/** Converts an instant to local time. */
export function toLocalTime(date: Date): LocalTime {
  const parts = [date.getFullYear(), date.getMonth(), date.getDate()] as const;
  return Date.UTC(...parts, date.getHours(), date.getMinutes()) / 60_000;
}

/** Converts local time to an instant. */
export function toInstant(localTime: LocalTime): Date {
  const date = new Date(localTime * 60_000);
  const parts = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
  return new Date(...parts, date.getUTCHours(), date.getUTCMinutes());
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day) => (((day + 4) % 7) + 7) % 7;

export function startOfWeek(day: Day, firstWeekday: number): Day {
  return day - ((weekdayOf(day) - firstWeekday + 7) % 7);
}

export function startOfMonth(day: Day): Day {
  return day - (new Date(day * 86_400_000).getUTCDate() - 1);
}

/** Returns the same day some months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / 86_400_000;
}

export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => first + index);
