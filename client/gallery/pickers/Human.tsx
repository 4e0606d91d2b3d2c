import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../../ui/DateText.tsx';
import { DateInput } from '../../ui/dates/DateInputs.tsx';

/** A date in words. */
export function Human() {
  const { t, i18n } = useTranslation('pickers');
  const [day, setDay] = useState<string | null>('2026-03-09');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });

  return (
    <>
      <DateInput label={t('delivery')} value={day} onChange={setDay} />
      <p role="status">{day ? t('said', { what: format.format(parseDate(day)) }) : t('none')}</p>
    </>
  );
}
