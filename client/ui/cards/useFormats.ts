import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../DateText.tsx';
import { dateFormat, numberFormat } from '../formats.ts';

/** Returns formatters of figures, amounts and months. */
export function useFormats() {
  const { t, i18n } = useTranslation('dashboards');
  const { language } = i18n;
  return useMemo(
    () => ({
      ...createFormats(language),
      /** The last weeks, ending with the current one. */
      weeks: (count: number) =>
        Array.from({ length: count }, (_, index) =>
          t('received.week', { count: count - 1 - index }),
        ),
    }),
    [language, t],
  );
}

function createFormats(language: string) {
  // Creates formatters lazily, because all of them together would delay the first render.
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    numberFormat(language, options).format(value);
  const date = (value: Date | number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, options).format(value);

  return {
    number: (value: number) => number(value, {}),
    dollars: (value: number) => number(value, { ...dollar, maximumFractionDigits: 0 }),
    shortDollars: (value: number) => number(value, { ...dollar, ...compact }),
    compact: (value: number) => number(value, compact),
    percent: (value: number) => number(value / 100, percent),
    growth: (value: number) => number(value / 100, { ...percent, signDisplay: 'exceptZero' }),
    /** Formats a month such as `2026-03`. */
    month: (text: string) => date(parseDate(`${text}-01`), { month: 'short' }),
    /** The last months, ending with the current one. */
    months: (count: number) => lastMonths(count).map((month) => date(month, { month: 'long' })),
    shortMonths: (count: number) =>
      lastMonths(count).map((month) => date(month, { month: 'short' })),
    /** The last days, ending with today. */
    weekdays: (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const day = new Date();
        return date(day.setDate(day.getDate() + index + 1 - count), { weekday: 'short' });
      }),
    /** Monday is 0. */
    weekday: (day: number) =>
      date(new Date(Date.UTC(2024, 0, 1 + day)), { weekday: 'short', timeZone: 'UTC' }),
    today: () => date(new Date(), { dateStyle: 'full' }),
  };
}

const dollar = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

function lastMonths(count: number): Date[] {
  const now = new Date();
  return Array.from(
    { length: count },
    (_, index) => new Date(now.getFullYear(), now.getMonth() + index + 1 - count),
  );
}

/** Parses a figure with thousands separators. */
export const parseNumber = (text: string) => Number(text.replaceAll(',', ''));
