import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { firstWeekdayOf, hasTwelveHours, regionOf } from '../../ui/dates/region.ts';
import { firstDayOf, lastDayOf, type Span } from './spans.ts';
import { type Day, instantAt, type Wall, wallOf } from './wall.ts';

export type Formats = ReturnType<typeof formatsOf>;

/** Days and hours in the words and the order of the viewer's language and region. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation('calendar');
  const { language } = i18n;
  return useMemo(() => formatsOf(language, t), [language, t]);
}

function formatsOf(language: string, t: TFunction<'calendar'>) {
  const allDay = t('allDay');
  const region = regionOf(language);
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
  const at = (day: Day) => instantAt(wallOf(day));
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(region) + text.slice(1);

  return {
    region,
    firstWeekday: firstWeekdayOf(region),
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
    time: (wall: Wall) => time.format(instantAt(wall)),
    hour: (wall: Wall) => hour.format(instantAt(wall)),

    /** When an event takes place, in full. */
    when(span: Span): string {
      const [first, last] = [firstDayOf(span), lastDayOf(span)];
      if (span.isWhole) {
        const days =
          first === last ? full.format(at(first)) : full.formatRange(at(first), at(last));
        return `${capital(days)}, ${allDay}`;
      }
      const [start, end] = [instantAt(span.start), instantAt(span.end)];
      if (first !== last) return capital(moment.formatRange(start, end));
      return `${capital(full.format(start))}, ${time.formatRange(start, end)}`;
    },

    /** When on one day an event takes place. */
    hours(span: Span, day: Day): string {
      const [from, to] = [wallOf(day), wallOf(day + 1)];
      if (span.isWhole || (span.start <= from && span.end >= to)) return allDay;
      const [start, end] = [instantAt(span.start), instantAt(span.end)];
      if (span.start < from) return t('until', { time: time.format(end) });
      if (span.end > to) return t('from', { time: time.format(start) });
      return time.formatRange(start, end);
    },
  };
}
