import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '../../ui/DateText.tsx';
import { dateFormat, numberFormat } from '../../ui/formats.ts';

/** Figures, money and months, as the viewer's language writes them. */
export function useFormats() {
  const { t, i18n } = useTranslation('cards');
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
  const number = (options: Intl.NumberFormatOptions = {}) => numberFormat(language, options);
  const date = (options: Intl.DateTimeFormatOptions) => dateFormat(language, options);
  const euro = { style: 'currency', currency: 'EUR' } as const;
  const formats = {
    plain: number(),
    whole: number({ ...euro, maximumFractionDigits: 0 }),
    short: number({ ...euro, notation: 'compact', maximumFractionDigits: 1 }),
    compact: number({ notation: 'compact', maximumFractionDigits: 1 }),
    percent: number({ style: 'percent', maximumFractionDigits: 1 }),
    signed: number({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  };
  const month = date({ month: 'short' });
  const longMonth = date({ month: 'long' });
  const shortDay = date({ weekday: 'short' });
  const weekday = date({ weekday: 'short', timeZone: 'UTC' });
  const today = date({ dateStyle: 'full' });

  return {
    number: (value: number) => formats.plain.format(value),
    euros: (value: number) => formats.whole.format(value),
    shortEuros: (value: number) => formats.short.format(value),
    compact: (value: number) => formats.compact.format(value),
    percent: (value: number) => formats.percent.format(value / 100),
    growth: (value: number) => formats.signed.format(value / 100),
    /** Of `2026-03`. */
    month: (text: string) => month.format(dateOf(`${text}-01`)),
    /** The last months, this one last. */
    months: (count: number) => lastMonths(count).map((date) => longMonth.format(date)),
    shortMonths: (count: number) => lastMonths(count).map((date) => month.format(date)),
    /** The last days, today last. */
    weekdays: (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const day = new Date();
        return shortDay.format(day.setDate(day.getDate() + index + 1 - count));
      }),
    /** Monday is 0. */
    weekday: (day: number) => weekday.format(new Date(Date.UTC(2024, 0, 1 + day))),
    today: () => today.format(new Date()),
  };
}

function lastMonths(count: number): Date[] {
  const now = new Date();
  return Array.from(
    { length: count },
    (_, index) => new Date(now.getFullYear(), now.getMonth() + index + 1 - count),
  );
}

/** A figure that is written with commas, as the report has it. */
export const numberOf = (text: string) => Number(text.replaceAll(',', ''));
