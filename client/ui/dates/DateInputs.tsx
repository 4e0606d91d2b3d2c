import { Suspense } from 'react';
import { InputSkeleton } from '../InputSkeleton.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import type { DatePickerProps } from './DatePicker.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';
import type { DatesPickerProps } from './DatesPicker.tsx';
import type { DateTimePickerProps } from './DateTimePicker.tsx';

// The code of the calendars is large. It loads separately from the form.
const DatePicker = lazyComponent<DatePickerProps>(
  async () => (await import('./DatePicker.tsx')).DatePicker,
);
const DateTimePicker = lazyComponent<DateTimePickerProps>(
  async () => (await import('./DateTimePicker.tsx')).DateTimePicker,
);
const DateRangePicker = lazyComponent<DateRangePickerProps>(
  async () => (await import('./DateRangePicker.tsx')).DateRangePicker,
);
const DatesPicker = lazyComponent<DatesPickerProps>(
  async () => (await import('./DatesPicker.tsx')).DatesPicker,
);

export function DateInput(props: DatePickerProps) {
  return (
    <Suspense fallback={<InputSkeleton label={props.label} />}>
      <DatePicker {...props} />
    </Suspense>
  );
}

export function DateTimeInput(props: DateTimePickerProps) {
  return (
    <Suspense fallback={<InputSkeleton label={props.label} />}>
      <DateTimePicker {...props} />
    </Suspense>
  );
}

export function DateRangeInput(props: DateRangePickerProps) {
  return (
    <Suspense fallback={<InputSkeleton label={props.label} />}>
      <DateRangePicker {...props} />
    </Suspense>
  );
}

export function DatesInput(props: DatesPickerProps) {
  return (
    <Suspense fallback={<InputSkeleton label={props.label} />}>
      <DatesPicker {...props} />
    </Suspense>
  );
}
