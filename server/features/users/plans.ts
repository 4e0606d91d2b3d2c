import { addMonths, formatDay } from '../../values/days.ts';

/** Returns the day on which the current billing month of a plan ends. */
export function getPlanEndDay(since: string, now: Date): string {
  const start = new Date(since);
  const months =
    (now.getUTCFullYear() - start.getUTCFullYear()) * 12 +
    (now.getUTCMonth() - start.getUTCMonth());
  const end = formatDay(addMonths(start, months));
  return end > formatDay(now) ? end : formatDay(addMonths(start, months + 1));
}
