import { badInput } from '../../errors.ts';
import { formatDay } from '../../values/days.ts';

/** The default payment term in days. */
export const daysToPay = 30;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Formats `2026-03-09` as on the printed invoice: `09 Mar 2026`. */
export function formatPrintedDate(date: string): string {
  return `${date.slice(8, 10)} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** Parses a date, which may have a time. */
export function wholeDay(field: string, date: string): string {
  const whole = formatDay(new Date(date));
  // Other years have more digits or a sign, which the printed invoice has no space for.
  if (!/^\d{4}-/.test(whole)) throw badInput(field, 'must be in the years 0 to 9999.');
  return whole;
}
