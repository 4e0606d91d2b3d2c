import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../../ui/DateText.tsx';
import { DateInput } from '../../ui/dates/DateInputs.tsx';

/** Shows the selected date in the full format of the current language. */
export function LongFormat() {
  const { t, i18n } = useTranslation('pickers');
  const [day, setDay] = useState<string | null>('2026-03-09');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });

  return (
    <>
      <DateInput label={t('delivery')} value={day} onChange={setDay} />
      <p role="status">
        {day ? t('selected', { value: format.format(parseDate(day)) }) : t('noneSelected')}
      </p>
    </>
  );
}
