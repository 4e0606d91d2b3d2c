import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '../DateText.tsx';
import { dateFormat, numberFormat } from '../formats.ts';

/** Figures, money and months, as the viewer's language writes them. */
export function useFormats() {
  const { t, i18n } = useTranslation('dashboards');
  const { language } = i18n;
  return useMemo(
    () => ({
      ...formatsOf(language),
      /** The last weeks, this one last. */
      weeks: (count: number) =>
        Array.from({ length: count }, (_, index) =>
          t('received.week', { count: count - 1 - index }),
        ),
    }),
    [language, t],
  );
}

function formatsOf(language: string) {
  // A format is made when it is first used: all of them at once would be a long part of a first drawing.
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
    /** Of `2026-03`. */
    month: (text: string) => date(dateOf(`${text}-01`), { month: 'short' }),
    /** The last months, this one last. */
    months: (count: number) => lastMonths(count).map((month) => date(month, { month: 'long' })),
    shortMonths: (count: number) =>
      lastMonths(count).map((month) => date(month, { month: 'short' })),
    /** The last days, today last. */
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

/** A figure that is written with commas, as the report has it. */
export const numberOf = (text: string) => Number(text.replaceAll(',', ''));
