import { getNow, useToday } from '../data/clock.ts';
import { getDateFormat, getRelativeTimeFormat } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

interface DateTextProps {
  /** A date such as `2026-03-09`, or a date and time in ISO 8601. */
  value: string;
}

/** A relative date within a week, otherwise the date. The tooltip has the full date. */
export function DateText({ value }: DateTextProps) {
  const language = useLanguage();
  const days = useDaysUntil(value);
  const date = parseDate(value);
  const fullDate = getDateFormat(language, { dateStyle: 'full' }).format(date);

  return (
    <time dir="auto" dateTime={value} title={fullDate}>
      {formatShort(date, days, language)}
    </time>
  );
}

/** Returns the number of calendar days from today, also after midnight. Past dates have negative numbers. */
export function useDaysUntil(value: string): number {
  return countDays(useToday(), value);
}

/** Returns the number of calendar days from a time to a date. */
export function countDays(from: number, value: string): number {
  const today = new Date(from);
  const start = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const date = parseDate(value);

  return (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - start) / 86_400_000;
}

/** Formats a relative date within a week, otherwise the date. `today` is the current time. */
export const formatDay = (value: string, today: number, language: string) =>
  formatShort(parseDate(value), countDays(today, value), language);

/**
 * Parses a date and time, or a date as midnight in local time. `new Date('2026-03-09')` would be midnight
 * in UTC, which is the day before in America.
 */
export function parseDate(value: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return new Date(isDay ? `${value}T00:00` : value);
}

function formatShort(date: Date, days: number, language: string): string {
  if (Math.abs(days) <= 7) {
    const text = getRelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  }

  const isThisYear = date.getFullYear() === getNow().getFullYear();
  return getDateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
  }).format(date);
}
