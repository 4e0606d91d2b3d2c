import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '../../ui/dates/DateInputs.tsx';

export function DateAndTime() {
  const { t } = useTranslation('pickers');

  return <DateTimeInput label={t('meeting')} defaultValue="2026-03-09 14:30:00" />;
}
