import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt';
import type { DayOfWeek } from '@mantine/dates';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './dates.module.css';

/** What every calendar has in the viewer's language: names, the first day of the week, arrows. */
export function useCalendar() {
  const { t, i18n } = useTranslation('app');
  const { language } = i18n;

  return {
    language,
    props: {
      locale: language,
      firstDayOfWeek: firstDayOf(language),
      classNames: { day: classes.day },
      leftSection: <IconCalendarEvent size={16} stroke={1.7} aria-hidden />,
      leftSectionPointerEvents: 'none' as const,
      nextIcon: <IconChevronRight size={18} className={classes.arrow} />,
      previousIcon: <IconChevronLeft size={18} className={classes.arrow} />,
      clearButtonProps: { 'aria-label': t('clear') },
      popoverProps: { shadow: 'md' },
      ariaLabels: {
        nextMonth: t('ui.calendar.nextMonth'),
        previousMonth: t('ui.calendar.previousMonth'),
        nextYear: t('ui.calendar.nextYear'),
        previousYear: t('ui.calendar.previousYear'),
        nextDecade: t('ui.calendar.nextDecade'),
        previousDecade: t('ui.calendar.previousDecade'),
        monthLevelControl: t('ui.calendar.chooseMonth'),
        yearLevelControl: t('ui.calendar.chooseYear'),
      },
    },
  };
}

/** Weeks begin on Sunday in Portugal, and on Monday where our other languages are spoken. */
function firstDayOf(language: string): DayOfWeek {
  return language === 'pt' ? 0 : 1;
}
