import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../data/clock.ts';
import { parseDate } from '../../../ui/DateText.tsx';
import { getDateFormat, getNumberFormat } from '../../../ui/formats.ts';

/** Returns functions that format figures, amounts and dates in the language of the viewer. */
export function useFormats() {
  const { t, i18n } = useTranslation('dashboards');
  const { language } = i18n;
  const today = useToday();
  return useMemo(
    () => ({
      ...createFormats(language, today),
      /** Returns the names of the last weeks. The current week is last. */
      listWeeks: (count: number) =>
        Array.from({ length: count }, (_, index) =>
          t('received.week', { count: count - 1 - index }),
        ),
    }),
    [language, t, today],
  );
}

/** `today` is the start of today in milliseconds. */
function createFormats(language: string, today: number) {
  // Formatters are created on demand. Creating all of them would delay the first render.
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    getNumberFormat(language, options).format(value);
  const formatDate = (value: Date | number, options: Intl.DateTimeFormatOptions) =>
    getDateFormat(language, options).format(value);

  return {
    formatNumber: (value: number) => format(value, {}),
    formatDollars: (value: number) => format(value, { ...dollar, maximumFractionDigits: 0 }),
    formatCents: (value: number) => format(value, dollar),
    formatShortDollars: (value: number) => format(value, { ...dollar, ...compact }),
    formatCompactNumber: (value: number) => format(value, compact),
    formatPercent: (value: number) => format(value / 100, percent),
    formatMinutes: (value: number) =>
      format(value, { style: 'unit', unit: 'minute', maximumFractionDigits: 1 }),
    formatExactPercent: (value: number) =>
      format(value / 100, { style: 'percent', minimumFractionDigits: 2 }),
    formatGrowth: (value: number) => format(value / 100, { ...percent, signDisplay: 'exceptZero' }),
    /** Formats a month such as `2026-03`. */
    formatMonth: (text: string) => formatDate(parseDate(`${text}-01`), { month: 'short' }),
    /** Returns the names of the last months. The current month is last. */
    listMonths: (count: number) =>
      getLastMonths(count, today).map((month) => formatDate(month, { month: 'long' })),
    listShortMonths: (count: number) =>
      getLastMonths(count, today).map((month) => formatDate(month, { month: 'short' })),
    /** Returns the weekdays of the last days. Today is last. */
    listWeekdays: (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const day = new Date(today);
        return formatDate(day.setDate(day.getDate() + index + 1 - count), { weekday: 'short' });
      }),
    /** Formats a weekday. Monday is 0. */
    formatWeekday: (day: number) =>
      formatDate(new Date(Date.UTC(2024, 0, 1 + day)), { weekday: 'short', timeZone: 'UTC' }),
    formatToday: () => formatDate(today, { dateStyle: 'full' }),
  };
}

const dollar = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

function getLastMonths(count: number, today: number): Date[] {
  const now = new Date(today);
  return Array.from(
    { length: count },
    (_, index) => new Date(now.getFullYear(), now.getMonth() + index + 1 - count),
  );
}

/** Parses a figure with commas as thousands separators. */
export const parseNumber = (text: string) => Number(text.replaceAll(',', ''));
