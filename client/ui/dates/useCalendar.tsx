import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt';
import { clampDate } from '@mantine/dates';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getToday, useToday } from '../../data/clock.ts';
import classes from './dates.module.css';
import { findRegion, getFirstWeekday } from './region.ts';

interface DateLimits {
  minDate?: string | Date;
  maxDate?: string | Date;
}

/** Returns the region, and the common props of all calendars: labels, first day of the week, icons, and the month that opens. */
export function useCalendar({ minDate, maxDate }: DateLimits = {}) {
  const { t, i18n } = useTranslation('app');
  const { language } = i18n;
  const region = findRegion(language);
  useToday();
  const today = getToday();

  return {
    region,
    props: {
      locale: language,
      defaultDate: clampDate(minDate, maxDate, today),
      firstDayOfWeek: getFirstWeekday(region),
      highlightToday: true,
      // Mantine marks the day of this device.
      getDayProps: (day: string) => ({ 'data-today': day === today || undefined }),
      classNames: { day: classes.day },
      leftSection: <IconCalendarEvent size={16} stroke={1.7} aria-hidden />,
      leftSectionPointerEvents: 'none' as const,
      nextIcon: <IconChevronRight size={18} className="fd-mirrored" />,
      previousIcon: <IconChevronLeft size={18} className="fd-mirrored" />,
      clearButtonProps: { 'aria-label': t('clear') },
      popoverProps: { shadow: 'md' },
      ariaLabels: {
        nextMonth: t('ui.calendar.nextMonth'),
        previousMonth: t('ui.calendar.previousMonth'),
        nextYear: t('ui.calendar.nextYear'),
        previousYear: t('ui.calendar.previousYear'),
        nextDecade: t('ui.calendar.nextDecade'),
        previousDecade: t('ui.calendar.previousDecade'),
      },
    },
  };
}
