import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { parseDate } from '../DateText.tsx';
import { useCalendar } from './useCalendar.tsx';

export type DatePickerProps = DatePickerInputProps<'default'>;

/** A date input with a calendar. The value is `2026-03-09`. */
export function DatePicker(props: DatePickerProps) {
  const { region, props: calendar } = useCalendar(props);
  const format = new Intl.DateTimeFormat(region, { dateStyle: 'medium' });

  return (
    <DatePickerInput
      {...calendar}
      {...props}
      valueFormatter={({ date }) =>
        typeof date === 'string' ? format.format(parseDate(date)) : ''
      }
    />
  );
}
