import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../../ui/DateText.tsx';
import { DatesInput } from '../../ui/dates/DateInputs.tsx';

/** Each click selects another date, or removes a selected date. */
export function SeveralDates() {
  const { t, i18n } = useTranslation('pickers');
  const [days, setDays] = useState<string[]>(['2026-03-09', '2026-03-12']);
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  const formattedDays = new Intl.ListFormat(i18n.language).format(
    [...days].sort().map((day) => format.format(parseDate(day))),
  );

  return (
    <>
      <DatesInput label={t('visits')} value={days} onChange={setDays} />
      <p role="status">
        {formattedDays ? t('selected', { value: formattedDays }) : t('noneSelected')}
      </p>
    </>
  );
}
