import { useTranslation } from 'react-i18next';
import { useDaysUntil } from '../../ui/DateText.tsx';
import { getDateFormat } from '../../ui/formats.ts';

interface ChatTimeProps {
  value: string;
  /** Whether to show the time of day also for messages of earlier days. */
  isTimeOfDay?: boolean;
}

/** The time of day of a message, or the date of a message of an earlier day. */
export function ChatTime({ value, isTimeOfDay = false }: ChatTimeProps) {
  const { language } = useTranslation().i18n;
  const days = useDaysUntil(value);
  const date = new Date(value);
  const options: Intl.DateTimeFormatOptions =
    isTimeOfDay || days === 0
      ? { hour: 'numeric', minute: '2-digit' }
      : { day: 'numeric', month: 'short' };
  const fullFormat = getDateFormat(language, { dateStyle: 'full', timeStyle: 'short' });

  return (
    <time dir="auto" dateTime={value} title={fullFormat.format(date)}>
      {getDateFormat(language, options).format(date)}
    </time>
  );
}
