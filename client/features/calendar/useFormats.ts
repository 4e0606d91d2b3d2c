import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findRegion, getFirstWeekday, hasTwelveHours } from '../../ui/dates/region.ts';
import { type Day, type LocalTime, localTimeOf, toInstant } from './localTime.ts';
import { firstDayOf, lastDayOf, type Span } from './spans.ts';

export type Formats = ReturnType<typeof createFormats>;

/** Formats dates and times in the language and region of the viewer. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation('calendar');
  const { language } = i18n;
  return useMemo(() => createFormats(language, t), [language, t]);
}

function createFormats(language: string, t: TFunction<'calendar'>) {
  const allDay = t('allDay');
  const region = findRegion(language);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(region, options);
  const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const long = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const medium = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const number = format({ day: 'numeric' });
  const weekday = format({ weekday: 'short' });
  const month = format({ month: 'long', year: 'numeric' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const hour = format({ hour: 'numeric' });
  const moment = format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const signed = new Intl.NumberFormat(region, { signDisplay: 'always' });
  const at = (day: Day) => toInstant(localTimeOf(day));
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(region) + text.slice(1);

  return {
    region,
    firstWeekday: getFirstWeekday(region),
    hasTwelveHours: hasTwelveHours(region),
    dayFull: (day: Day) => capital(full.format(at(day))),
    dayLong: (day: Day) => capital(long.format(at(day))),
    dayMedium: (day: Day) => medium.format(at(day)),
    dayNumber: (day: Day) =>
      number.formatToParts(at(day)).find(({ type }) => type === 'day')?.value,
    weekday: (day: Day) => weekday.format(at(day)),
    month: (day: Day) => capital(month.format(at(day))),
    dayRange: (first: Day, last: Day) => medium.formatRange(at(first), at(last)),
    plus: (count: number) => signed.format(count),
    time: (localTime: LocalTime) => time.format(toInstant(localTime)),
    hour: (localTime: LocalTime) => hour.format(toInstant(localTime)),

    /** Formats the complete time span of an event. */
    when(span: Span): string {
      const [first, last] = [firstDayOf(span), lastDayOf(span)];
      if (span.isWhole) {
        const days =
          first === last ? full.format(at(first)) : full.formatRange(at(first), at(last));
        return `${capital(days)}, ${allDay}`;
      }
      const [start, end] = [toInstant(span.start), toInstant(span.end)];
      if (first !== last) return capital(moment.formatRange(start, end));
      return `${capital(full.format(start))}, ${time.formatRange(start, end)}`;
    },

    /** Formats the hours of an event on one day. */
    hours(span: Span, day: Day): string {
      const [from, to] = [localTimeOf(day), localTimeOf(day + 1)];
      if (span.isWhole || (span.start <= from && span.end >= to)) return allDay;
      const [start, end] = [toInstant(span.start), toInstant(span.end)];
      if (span.start < from) return t('until', { time: time.format(end) });
      if (span.end > to) return t('from', { time: time.format(start) });
      return time.formatRange(start, end);
    },
  };
}
