import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './TaskStar.module.css';
import type { TaskActions } from './useTaskActions.ts';

interface TaskStarProps {
  task: Parameters<TaskActions['star']>[0];
  actions: TaskActions;
  size: number;
  className?: string;
}

/** A button that marks a task as important or not important. */
export function TaskStar({ task, actions, size, className = '' }: TaskStarProps) {
  const { t } = useTranslation('todo');
  const { title, isImportant } = task;
  const Star = isImportant ? IconStarFilled : IconStar;

  return (
    <ActionIcon
      className={`${classes.star} ${className}`}
      size={size}
      variant="subtle"
      color="gray"
      aria-label={t('star', { title })}
      aria-pressed={isImportant}
      onClick={() => void actions.star(task, !isImportant)}
    >
      <Star size={size / 2 + 2} stroke={1.7} />
    </ActionIcon>
  );
}
