import { addDuration, toDate } from './times.ts';

const millisecondsADay = 86_400_000;

/** Returns the time that is a number of days after `from`, in the years 0 to 9999. */
export const addDays = (from: Date, days: number) => addDuration(from, days * millisecondsADay);

/** Returns the same day and time of a later month, or of the last day of a shorter month, in the years 0 to 9999. */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return toDate(later.getTime());
}

/** Returns the day that is a number of days after `from`, in UTC, as `2026-03-09`. */
export function formatDay(from: Date, days = 0): string {
  return addDays(from, days).toISOString().slice(0, 10);
}
