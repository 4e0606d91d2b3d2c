import { useTranslation } from 'react-i18next';
import { DateInput } from '../../ui/dates/DateInputs.tsx';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00`).getDay());

/** Only working days of March are selectable. */
export function LimitedDates() {
  const { t } = useTranslation('pickers');

  return (
    <DateInput
      label={t('assembly')}
      description={t('assemblyHint')}
      defaultDate="2026-03-01"
      minDate="2026-03-01"
      maxDate="2026-03-31"
      excludeDate={isWeekend}
    />
  );
}
