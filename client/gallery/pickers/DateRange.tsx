import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../../ui/DateText.tsx';
import { DateRangeInput } from '../../ui/dates/DateInputs.tsx';

const millisecondsPerDay = 86_400_000;

export function DateRange() {
  const { t } = useTranslation('pickers');
  const [[from, to], setRange] = useState<[string | null, string | null]>([
    '2026-03-09',
    '2026-03-13',
  ]);
  const count =
    from && to ? Math.round((+parseDate(to) - +parseDate(from)) / millisecondsPerDay) + 1 : 0;

  return (
    <>
      <DateRangeInput label={t('leave')} value={[from, to]} onChange={setRange} clearable />
      <p role="status">{t('days', { count })}</p>
    </>
  );
}
