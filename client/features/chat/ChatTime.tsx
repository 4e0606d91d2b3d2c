import { useTranslation } from 'react-i18next';
import { daysUntil } from '../../ui/DateText.tsx';
import { dateFormat } from '../../ui/formats.ts';

interface ChatTimeProps {
  value: string;
  /** The hour, whatever the day. */
  isHour?: boolean;
}

/** When something was written: the hour today, the day before that. */
export function ChatTime({ value, isHour = false }: ChatTimeProps) {
  const { language } = useTranslation().i18n;
  const date = new Date(value);
  const options: Intl.DateTimeFormatOptions =
    isHour || daysUntil(value) === 0
      ? { hour: 'numeric', minute: '2-digit' }
      : { day: 'numeric', month: 'short' };
  const exact = dateFormat(language, { dateStyle: 'full', timeStyle: 'short' });

  return (
    <time dir="auto" dateTime={value} title={exact.format(date)}>
      {dateFormat(language, options).format(date)}
    </time>
  );
}
