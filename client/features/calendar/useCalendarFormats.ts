import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findRegion, getFirstWeekday, hasTwelveHours } from '../../ui/dates/region.ts';
import { createLocalTime, type Day, type LocalTime, toDate } from './localTime.ts';
import { getFirstDay, getLastDay, type Span } from './spans.ts';

export type CalendarFormats = ReturnType<typeof createFormats>;

/** Returns functions that format dates and times in the language and region of the viewer. */
export function useCalendarFormats(): CalendarFormats {
  const { t, i18n } = useTranslation('calendar');
  const { language } = i18n;
  return useMemo(() => createFormats(language, t), [language, t]);
}

function createFormats(language: string, t: TFunction<'calendar'>) {
  const allDay = t('allDay');
  const region = findRegion(language);
  const isTwelveHours = hasTwelveHours(region);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(region, options);
  const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const long = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const medium = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const number = format({ day: 'numeric' });
  const weekday = format({ weekday: 'short' });
  const month = format({ month: 'long', year: 'numeric' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const hour = format({ hour: 'numeric' });
  const dateAndTime = format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const relative = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
  const signed = new Intl.NumberFormat(region, { signDisplay: 'always' });
  const toStartOfDay = (day: Day) => toDate(createLocalTime(day));
  const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase(region) + text.slice(1);

  const formatShortTime = (localTime: LocalTime) =>
    (isTwelveHours && localTime % 60 === 0 ? hour : time).format(toDate(localTime));

  return {
    region,
    firstWeekday: getFirstWeekday(region),
    hasTwelveHours: isTwelveHours,
    formatFullDay: (day: Day) => capitalize(full.format(toStartOfDay(day))),
    formatLongDay: (day: Day) => capitalize(long.format(toStartOfDay(day))),
    formatDayNumber: (day: Day) =>
      number.formatToParts(toStartOfDay(day)).find(({ type }) => type === 'day')?.value,
    formatWeekday: (day: Day) => weekday.format(toStartOfDay(day)),
    formatMonth: (day: Day) => capitalize(month.format(toStartOfDay(day))),
    formatDayRange: (first: Day, last: Day) =>
      medium.formatRange(toStartOfDay(first), toStartOfDay(last)),
    formatSignedCount: (count: number) => signed.format(count),
    /** Formats a time without its minutes if they are zero: `9 AM`. In the 24-hour clock, the minutes remain. */
    formatShortTime,
    formatHour: (localTime: LocalTime) => hour.format(toDate(localTime)),

    /** Formats the complete time span of an event. */
    formatSpan(span: Span): string {
      const [first, last] = [getFirstDay(span), getLastDay(span)];
      if (span.isAllDay) {
        const days =
          first === last
            ? full.format(toStartOfDay(first))
            : full.formatRange(toStartOfDay(first), toStartOfDay(last));
        return `${capitalize(days)}, ${allDay}`;
      }
      const [start, end] = [toDate(span.start), toDate(span.end)];
      if (first !== last) return capitalize(dateAndTime.formatRange(start, end));
      return `${capitalize(full.format(start))}, ${time.formatRange(start, end)}`;
    },

    /** Formats the start of an event that has not ended: `Tomorrow, 3 PM`. If it began before today, formats the end of today. */
    formatUpcoming(span: Span, today: Day): string {
      const [first, last] = [Math.max(getFirstDay(span), today), getLastDay(span)];
      const dayName =
        first - today < 2
          ? relative.format(first - today, 'day')
          : shortDay.format(toStartOfDay(first));
      const hasBegun = getFirstDay(span) < today;
      if (span.isAllDay || (hasBegun && last > today)) return capitalize(dayName);
      const hours = hasBegun
        ? t('until', { time: formatShortTime(span.end) })
        : formatShortTime(span.start);
      return `${capitalize(dayName)}, ${hours}`;
    },

    /** Formats the hours of an event on one day. */
    formatHours(span: Span, day: Day): string {
      const [from, to] = [createLocalTime(day), createLocalTime(day + 1)];
      if (span.isAllDay || (span.start <= from && span.end >= to)) return allDay;
      const [start, end] = [toDate(span.start), toDate(span.end)];
      if (span.start < from) return t('until', { time: time.format(end) });
      if (span.end > to) return t('from', { time: time.format(start) });
      return time.formatRange(start, end);
    },
  };
}
