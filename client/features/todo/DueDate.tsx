import { IconAlertCircle, IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateText, useDaysUntil } from '../../ui/DateText.tsx';
import classes from './DueDate.module.css';

interface DueDateProps {
  value: string;
  isDone: boolean;
}

/** The due date of a task. An overdue task has a label. */
export function DueDate({ value, isDone }: DueDateProps) {
  const { t } = useTranslation('todo');
  const isOverdue = useDaysUntil(value) < 0 && !isDone;
  const Icon = isOverdue ? IconAlertCircle : IconCalendarEvent;

  return (
    <span className={classes.due} data-overdue={isOverdue || undefined}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {isOverdue && <span>{t('overdue')}</span>}
      <DateText value={value} />
    </span>
  );
}
