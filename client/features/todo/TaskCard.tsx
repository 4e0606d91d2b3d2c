import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Group } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { openedFromScreen, withItem } from '../../ui/itemEditor/useItemEditor.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { BoardTask } from './boardCache.ts';
import { taskParams } from './boardParams.ts';
import { DueDate } from './DueDate.tsx';
import { SelectedTasks } from './selectedTasks.ts';
import classes from './TaskCard.module.css';
import { TaskRowMenu } from './TaskRowMenu.tsx';
import { TaskStar } from './TaskStar.tsx';
import { TaskTags } from './TaskTags.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskCardProps {
  task: BoardTask;
  actions: TaskActions;
}

/** A task on the board. */
export function TaskCard({ task, actions }: TaskCardProps) {
  const { t } = useTranslation('todo');
  const [search] = useSearchParams();
  const isSelected = useContext(SelectedTasks).has(task.id);
  const { id, title, isCompleted, tags, customTags } = task;
  const to = { search: withItem(search, taskParams, id).toString() };
  const { attributes, listeners, transform, transition, isDragging, ...sortable } = useSortable({
    id,
  });

  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.card}
      // The position during a drag. A class cannot set a variable position.
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-completed={isCompleted || undefined}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
    >
      <div className={classes.head}>
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={classes.handle}
          data-screen-only
          {...attributes}
          {...listeners}
          aria-roledescription={t('drag.role')}
          aria-label={t('drag.handle', { title })}
        >
          <IconGripVertical size={16} stroke={1.7} aria-hidden />
        </button>
        <Link
          id={`task-${id}`}
          className={classes.title}
          to={to}
          state={openedFromScreen}
          dir="auto"
          preventScrollReset
        >
          {title}
        </Link>
        <TaskRowMenu task={task} actions={actions} to={to} isReorderable={false} />
      </div>
      {tags.length + customTags.length > 0 && (
        <div className={classes.tags}>
          <TaskTags tags={tags} customTags={customTags} />
        </div>
      )}
      <Group className={classes.foot} gap="xs" justify="space-between">
        <DueDate value={task.dueDate} isDone={isCompleted} />
        <Group gap={4} wrap="nowrap" ms="auto" className={classes.controls}>
          <TaskStar task={task} actions={actions} size={32} />
          <PersonAvatar {...task.assignee} />
        </Group>
      </Group>
    </li>
  );
}
