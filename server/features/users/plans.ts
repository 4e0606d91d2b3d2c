import { formatDay } from '../../values/days.ts';

/** The last day of the month that is paid for, when plans are paid for from month to month. */
export function endOfPlan(since: string, now: Date): string {
  const start = new Date(since);
  let months =
    (now.getUTCFullYear() - start.getUTCFullYear()) * 12 +
    (now.getUTCMonth() - start.getUTCMonth());
  while (formatDay(addMonths(start, months)) <= formatDay(now)) months += 1;

  return formatDay(addMonths(start, months));
}

/** The same day of a later month, or its last one where it is shorter. */
function addMonths(start: Date, months: number): Date {
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), last)));
}
