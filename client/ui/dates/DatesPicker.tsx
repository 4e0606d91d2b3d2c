import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { parseDate } from '../DateText.tsx';
import { useCalendar } from './useCalendar.tsx';

export type DatesPickerProps = Omit<DatePickerInputProps<'multiple'>, 'type'>;

/** A date input for several days. */
export function DatesPicker(props: DatesPickerProps) {
  const { region, props: calendar } = useCalendar(props);
  const format = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short' });
  const list = new Intl.ListFormat(region);

  return (
    <DatePickerInput
      {...calendar}
      {...props}
      type="multiple"
      valueFormatter={({ date }) =>
        list.format(
          (Array.isArray(date) ? date : [])
            .filter((day) => typeof day === 'string')
            .sort()
            .map((day) => format.format(parseDate(day))),
        )
      }
    />
  );
}
