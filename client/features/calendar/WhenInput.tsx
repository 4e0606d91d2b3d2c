import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt';
import { DatePickerInput, TimePicker } from '@mantine/dates';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from './useFormats.ts';
import classes from './WhenInput.module.css';
import { readDay } from './wall.ts';

interface WhenInputProps {
  label: string;
  timeLabel: string;
  hasTime: boolean;
  day: string | null;
  time: string;
  error: ReactNode;
  onDay: (day: string | null) => void;
  onTime: (time: string) => void;
}

/** A day from a calendar and an hour of it, written as the viewer's region writes them. */
export function WhenInput({ label, timeLabel, hasTime, day, time, error, ...on }: WhenInputProps) {
  const { t, i18n } = useTranslation('calendar');
  const formats = useFormats();
  const id = useId();

  return (
    <div className={classes.when} data-timed={hasTime || undefined}>
      <DatePickerInput
        label={label}
        value={day}
        onChange={on.onDay}
        error={Boolean(error)}
        aria-describedby={error ? id : undefined}
        locale={i18n.language}
        firstDayOfWeek={formats.firstWeekday as 0 | 1 | 6}
        classNames={{ day: classes.day }}
        valueFormatter={({ date }) =>
          typeof date === 'string' ? formats.dayMedium(readDay(date) ?? 0) : ''
        }
        leftSection={<IconCalendarEvent size={16} stroke={1.7} aria-hidden />}
        leftSectionPointerEvents="none"
        nextIcon={<IconChevronRight size={18} className={classes.arrow} />}
        previousIcon={<IconChevronLeft size={18} className={classes.arrow} />}
        ariaLabels={{
          nextMonth: t('picker.nextMonth'),
          previousMonth: t('picker.previousMonth'),
          nextYear: t('picker.nextYear'),
          previousYear: t('picker.previousYear'),
          nextDecade: t('picker.nextDecade'),
          previousDecade: t('picker.previousDecade'),
          monthLevelControl: t('picker.chooseMonth'),
          yearLevelControl: t('picker.chooseYear'),
        }}
        popoverProps={{ shadow: 'md' }}
      />
      {hasTime && (
        <TimePicker
          label={timeLabel}
          format={formats.hasTwelveHours ? '12h' : '24h'}
          value={time}
          onChange={(value) => on.onTime(value.slice(0, 5))}
          error={Boolean(error)}
          hoursInputLabel={`${timeLabel}, ${t('picker.hours')}`}
          minutesInputLabel={`${timeLabel}, ${t('picker.minutes')}`}
          amPmInputLabel={`${timeLabel}, ${t('picker.amPm')}`}
        />
      )}
      {error && (
        <p className={classes.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
