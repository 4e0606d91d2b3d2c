import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import { useCalendar } from '../../ui/dates/useCalendar.tsx';

/** A calendar that is always open. */
export function Inline() {
  const { t } = useTranslation('pickers');
  const { props } = useCalendar();
  const { locale, firstDayOfWeek, highlightToday, getDayProps } = props;
  const { classNames, ariaLabels, nextIcon, previousIcon } = props;
  const [day, setDay] = useState<string | null>('2026-03-09');

  return (
    <>
      <DatePicker
        {...{ locale, firstDayOfWeek, highlightToday, getDayProps }}
        {...{ classNames, ariaLabels, nextIcon, previousIcon }}
        defaultDate="2026-03-01"
        value={day}
        onChange={setDay}
      />
      <p role="status">{day ? <DateText value={day} /> : t('noneSelected')}</p>
    </>
  );
}
