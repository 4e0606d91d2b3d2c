import { badInput } from '../../errors.ts';
import { day } from '../../values/days.ts';

/** How long a client has, unless the invoice says otherwise. */
export const daysToPay = 30;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2026-03-09` as the paper says it: `09 Mar 2026`. */
export function onPaper(date: string): string {
  return `${date.slice(8, 10)} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** The whole day of a date somebody gave. */
export function wholeDay(field: string, date: string): string {
  const whole = day(new Date(date));
  // Other years have more digits or a sign, and no place on the paper.
  if (!/^\d{4}-/.test(whole)) throw badInput(field, 'must be in the years 0 to 9999.');
  return whole;
}
