import { DatePickerInput } from '@mantine/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '../../ui/DateText.tsx';
import { useCalendar } from '../../ui/dates/useCalendar.tsx';

/** Several days, one click each. */
export function Multiple() {
  const { t } = useTranslation('pickers');
  const { language, props } = useCalendar();
  const [days, setDays] = useState<string[]>(['2026-03-09', '2026-03-12']);
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const list = new Intl.ListFormat(language).format(
    [...days].sort().map((day) => format.format(dateOf(day))),
  );

  return (
    <>
      <DatePickerInput
        {...props}
        type="multiple"
        label={t('visits')}
        value={days}
        onChange={setDays}
        valueFormatter={() => list}
      />
      <p role="status">{list ? t('said', { what: list }) : t('none')}</p>
    </>
  );
}
