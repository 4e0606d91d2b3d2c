import { Suspense } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { WaitingInput } from '../WaitingInput.tsx';
import type { DatePickerProps } from './DatePicker.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';
import type { DatesPickerProps } from './DatesPicker.tsx';
import type { DateTimePickerProps } from './DateTimePicker.tsx';

// The calendar is heavy: it comes after the form that it stands in.
const DatePicker = lazyPart<DatePickerProps>(
  async () => (await import('./DatePicker.tsx')).DatePicker,
);
const DateTimePicker = lazyPart<DateTimePickerProps>(
  async () => (await import('./DateTimePicker.tsx')).DateTimePicker,
);
const DateRangePicker = lazyPart<DateRangePickerProps>(
  async () => (await import('./DateRangePicker.tsx')).DateRangePicker,
);
const DatesPicker = lazyPart<DatesPickerProps>(
  async () => (await import('./DatesPicker.tsx')).DatesPicker,
);

export function DateInput(props: DatePickerProps) {
  return (
    <Suspense fallback={<WaitingInput label={props.label} />}>
      <DatePicker {...props} />
    </Suspense>
  );
}

export function DateTimeInput(props: DateTimePickerProps) {
  return (
    <Suspense fallback={<WaitingInput label={props.label} />}>
      <DateTimePicker {...props} />
    </Suspense>
  );
}

export function DateRangeInput(props: DateRangePickerProps) {
  return (
    <Suspense fallback={<WaitingInput label={props.label} />}>
      <DateRangePicker {...props} />
    </Suspense>
  );
}

export function DatesInput(props: DatesPickerProps) {
  return (
    <Suspense fallback={<WaitingInput label={props.label} />}>
      <DatesPicker {...props} />
    </Suspense>
  );
}
