import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate } from '../../ui/DateText.tsx';
import { DatesInput } from '../../ui/dates/DateInputs.tsx';

/** Several days, with a click each. */
export function Multiple() {
  const { t, i18n } = useTranslation('pickers');
  const [days, setDays] = useState<string[]>(['2026-03-09', '2026-03-12']);
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  const list = new Intl.ListFormat(i18n.language).format(
    [...days].sort().map((day) => format.format(parseDate(day))),
  );

  return (
    <>
      <DatesInput label={t('visits')} value={days} onChange={setDays} />
      <p role="status">{list ? t('said', { what: list }) : t('none')}</p>
    </>
  );
}
