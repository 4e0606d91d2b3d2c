import { Text } from '@mantine/core';
import '@mantine/dates/styles.layer.css';
import { TimePicker } from '@mantine/dates';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../ui/dates/DatePicker.tsx';
import classes from './EventTimeInput.module.css';
import { useCalendarFormats } from './useCalendarFormats.ts';

interface EventTimeInputProps {
  label: string;
  timeLabel: string;
  hasTime: boolean;
  day: string | null;
  time: string;
  error: ReactNode;
  /** The path of the field in its form. */
  path: string;
  onDay: (day: string | null) => void;
  onTime: (time: string) => void;
}

/** A date input and, unless the event lasts all day, a time input. */
export function EventTimeInput({
  label,
  timeLabel,
  hasTime,
  day,
  time,
  error,
  path,
  ...handlers
}: EventTimeInputProps) {
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const id = useId();

  return (
    <div className={classes.inputs} data-timed={hasTime || undefined}>
      <DatePicker
        label={label}
        data-path={path}
        value={day}
        onChange={handlers.onDay}
        error={Boolean(error)}
        aria-describedby={error ? id : undefined}
      />
      {hasTime && (
        <TimePicker
          label={timeLabel}
          format={formats.hasTwelveHours ? '12h' : '24h'}
          value={time}
          onChange={(value) => handlers.onTime(value.slice(0, 5))}
          error={Boolean(error)}
          hoursInputLabel={`${timeLabel}, ${t('picker.hours')}`}
          minutesInputLabel={`${timeLabel}, ${t('picker.minutes')}`}
          amPmInputLabel={`${timeLabel}, ${t('picker.amPm')}`}
        />
      )}
      {error && (
        <Text size="xs" c="danger" mt="xs" style={{ gridColumn: '1 / -1' }} id={id}>
          {error}
        </Text>
      )}
    </div>
  );
}
