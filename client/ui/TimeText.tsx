import { useNow } from '../data/clock.ts';
import { DateText } from './DateText.tsx';
import { getDateFormat, getRelativeTimeFormat } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

const units: [unit: Intl.RelativeTimeFormatUnit, minutes: number][] = [
  ['hour', 60],
  ['minute', 1],
];

/** A relative time in minutes or hours. From a day on, a `DateText`. The tooltip has the exact time. */
export function TimeText({ value }: { value: string }) {
  const language = useLanguage();
  const date = new Date(value);
  const now = useNow(60_000);
  const minutes = Math.round((date.getTime() - now.getTime()) / 60_000);
  if (Math.abs(minutes) >= 24 * 60) return <DateText value={value} />;

  const [unit, length] = units.find(([, unitLength]) => Math.abs(minutes) >= unitLength) ?? [
    'minute',
    1,
  ];
  const exact = getDateFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const relative = getRelativeTimeFormat(language, { numeric: 'auto' });

  return (
    <time dir="auto" dateTime={value} title={exact.format(date)}>
      {relative.format(Math.trunc(minutes / length), unit)}
    </time>
  );
}
