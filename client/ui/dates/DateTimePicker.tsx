import '@mantine/dates/styles.layer.css';
import {
  DateTimePicker as MantineDateTimePicker,
  type DateTimePickerProps as MantineProps,
} from '@mantine/dates';
import dayjs from 'dayjs';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import { useTranslation } from 'react-i18next';
import { useCalendar } from './useCalendar.tsx';

dayjs.extend(localizedFormat);

export type DateTimePickerProps = Omit<MantineProps<'default'>, 'type'>;

/** A date and time input. The value is local time without a zone: `2026-03-09 14:30:00`. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { t } = useTranslation('app');
  const { props: calendar } = useCalendar(props);

  return (
    <MantineDateTimePicker
      {...calendar}
      {...props}
      valueFormat="ll LT"
      submitButtonProps={{ 'aria-label': t('ui.calendar.confirm') }}
      timePickerProps={{
        hoursInputLabel: t('ui.calendar.hours'),
        minutesInputLabel: t('ui.calendar.minutes'),
        'aria-label': t('ui.calendar.time'),
      }}
    />
  );
}
