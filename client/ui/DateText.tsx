import { useLanguage } from '../state/useLanguage.ts';
import { dateFormat, relativeFormat } from './formats.ts';

interface DateTextProps {
  /** A date, `2026-03-09`, or an instant. */
  value: string;
}

/** A relative date up to a week, else the date. The tooltip has the exact time. */
export function DateText({ value }: DateTextProps) {
  const language = useLanguage();
  const date = parseDate(value);
  const exact = dateFormat(language, { dateStyle: 'full' }).format(date);

  return (
    <time dir="auto" dateTime={value} title={exact}>
      {formatShort(date, daysUntil(value), language)}
    </time>
  );
}

/** Returns the number of calendar days from today, negative in the past. */
export function daysUntil(value: string): number {
  const today = new Date();
  const start = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const date = parseDate(value);

  return (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - start) / 86_400_000;
}

/** A date has no time zone. Parsed as an instant it would be the day before in the west. */
export function parseDate(value: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return new Date(isDay ? `${value}T00:00` : value);
}

function formatShort(date: Date, days: number, language: string): string {
  if (Math.abs(days) <= 7) {
    const text = relativeFormat(language, { numeric: 'auto' }).format(days, 'day');
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  }

  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
  }).format(date);
}
