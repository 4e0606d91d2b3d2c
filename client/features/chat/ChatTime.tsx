import { useTranslation } from 'react-i18next';
import { daysUntil } from '../../ui/DateText.tsx';
import { getDateFormat } from '../../ui/formats.ts';

interface ChatTimeProps {
  value: string;
  /** Shows the hour on every day. */
  isHour?: boolean;
}

/** The time of a message: the hour today, the date before that. */
export function ChatTime({ value, isHour = false }: ChatTimeProps) {
  const { language } = useTranslation().i18n;
  const date = new Date(value);
  const options: Intl.DateTimeFormatOptions =
    isHour || daysUntil(value) === 0
      ? { hour: 'numeric', minute: '2-digit' }
      : { day: 'numeric', month: 'short' };
  const exact = getDateFormat(language, { dateStyle: 'full', timeStyle: 'short' });

  return (
    <time dir="auto" dateTime={value} title={exact.format(date)}>
      {getDateFormat(language, options).format(date)}
    </time>
  );
}
