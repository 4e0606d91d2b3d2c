import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { parseDate } from '../DateText.tsx';
import { useCalendar } from './useCalendar.tsx';

export type DateRangePickerProps = Omit<DatePickerInputProps<'range'>, 'type'>;

/** A date range input. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { region, props: calendar } = useCalendar(props);
  const format = new Intl.DateTimeFormat(region, { dateStyle: 'medium' });

  return (
    <DatePickerInput
      {...calendar}
      allowSingleDateInRange
      {...props}
      type="range"
      valueFormatter={({ date }) => {
        const [from, to] = (Array.isArray(date) ? date : []).map((day) =>
          typeof day === 'string' ? parseDate(day) : undefined,
        );
        if (!from) return '';
        return isolateText(to ? format.formatRange(from, to) : `${format.format(from)} –`);
      }}
    />
  );
}

/** Isolates the text from right-to-left pages, which would reorder its digits and points. */
const isolateText = (text: string) => `\u2068${text}\u2069`;
