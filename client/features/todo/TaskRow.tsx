import { IconGripVertical } from '@tabler/icons-react';
import { type CSSProperties, type HTMLAttributes, type Ref, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { openedFromScreen, withItem } from '../../ui/itemEditor/useItemEditor.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { BoardTask } from './boardCache.ts';
import { taskParams } from './boardParams.ts';
import { DueDate } from './DueDate.tsx';
import { SelectedTasks } from './selectedTasks.ts';
import classes from './TaskRow.module.css';
import { type MoveHandlers, TaskRowMenu } from './TaskRowMenu.tsx';
import { TaskStar } from './TaskStar.tsx';
import { TaskTags } from './TaskTags.tsx';
import type { TaskActions } from './useTaskActions.ts';

export interface TaskRowProps extends MoveHandlers {
  task: BoardTask;
  actions: TaskActions;
  isReorderable: boolean;
  /** The props of a row that can be dragged. */
  drag?: DragProps;
}

interface DragProps {
  rowRef: Ref<HTMLLIElement>;
  handleRef: Ref<HTMLButtonElement>;
  handle: HTMLAttributes<HTMLButtonElement>;
  style: CSSProperties;
  isDragging: boolean;
}

/** A task in the list. */
export function TaskRow({ task, actions, isReorderable, drag, ...moveHandlers }: TaskRowProps) {
  const { t } = useTranslation('todo');
  const [search] = useSearchParams();
  const isSelected = useContext(SelectedTasks).has(task.id);
  const { id, title, isCompleted } = task;
  const to = { search: withItem(search, taskParams, id).toString() };

  return (
    <li
      ref={drag?.rowRef}
      className={classes.row}
      // The position during a drag. A class cannot set a variable position.
      style={drag?.style}
      data-completed={isCompleted || undefined}
      data-selected={isSelected || undefined}
      data-dragging={drag?.isDragging || undefined}
      data-reorderable={isReorderable || undefined}
    >
      {isReorderable && !drag && <span className={classes.handle} />}
      {drag && (
        <button
          type="button"
          ref={drag.handleRef}
          className={classes.handle}
          data-screen-only
          {...drag.handle}
          aria-roledescription={t('drag.role')}
          aria-label={t('drag.handle', { title })}
        >
          <IconGripVertical size={16} stroke={1.7} aria-hidden />
        </button>
      )}
      <span className={classes.check}>
        <input
          className={classes.box}
          type="checkbox"
          aria-label={t('complete', { title })}
          checked={isCompleted}
          onChange={(event) => void actions.complete(task, event.currentTarget.checked)}
        />
      </span>
      <div className={classes.main}>
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
        <TaskTags tags={task.tags} customTags={task.customTags} />
      </div>
      <div className={classes.details}>
        <DueDate value={task.dueDate} isDone={isCompleted || task.isDeleted} />
        <PersonAvatar {...task.assignee} />
      </div>
      <TaskStar className={classes.star} task={task} actions={actions} size={32} />
      <TaskRowMenu
        task={task}
        actions={actions}
        to={to}
        isReorderable={isReorderable}
        {...moveHandlers}
      />
    </li>
  );
}
