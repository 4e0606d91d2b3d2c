import { getNow } from '../../data/clock.ts';
import { useDaysUntil } from '../../ui/DateText.tsx';
import { getDateFormat } from '../../ui/formats.ts';
import { useLanguage } from '../../ui/useLanguage.ts';

interface EmailTimeProps {
  value: string;
  /** Whether to show both the date and the time. */
  isLong?: boolean;
}

/** The time of day of an email of today, and the date of any other email. The tooltip has the exact time. */
export function EmailTime({ value, isLong = false }: EmailTimeProps) {
  const language = useLanguage();
  const days = useDaysUntil(value);
  const date = new Date(value);
  const format = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat(language, options).format(date);
  const exact = format({ dateStyle: 'full', timeStyle: 'short' });

  return (
    <time dir="auto" dateTime={value} title={exact}>
      {isLong
        ? format({ dateStyle: 'medium', timeStyle: 'short' })
        : format(pickShortestFormat(value, days))}
    </time>
  );
}

function pickShortestFormat(value: string, days: number): Intl.DateTimeFormatOptions {
  if (days === 0) return { timeStyle: 'short' };
  const isThisYear = new Date(value).getFullYear() === getNow().getFullYear();
  return isThisYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'short' };
}
