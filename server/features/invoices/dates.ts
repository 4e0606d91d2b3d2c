import { formatDay } from '../../values/days.ts';

/** The default payment term in days. */
export const paymentTermDays = 30;

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Formats `2026-03-09` for printed invoices: `09 Mar 2026`. */
export function formatPrintedDate(date: string): string {
  return `${date.slice(8, 10)} ${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** Returns the day of a date with or without a time. */
export const parseDay = (date: string) => formatDay(new Date(date));
