import { formatDay } from '../../values/days.ts';

/** Returns the day on which the current billing month of a plan ends. */
export function getPlanEndDay(since: string, now: Date): string {
  const start = new Date(since);
  let months =
    (now.getUTCFullYear() - start.getUTCFullYear()) * 12 +
    (now.getUTCMonth() - start.getUTCMonth());
  while (formatDay(addMonths(start, months)) <= formatDay(now)) months += 1;

  return formatDay(addMonths(start, months));
}

/** Returns the same day of a later month, or the last day of a shorter month. */
function addMonths(start: Date, months: number): Date {
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)));
}
