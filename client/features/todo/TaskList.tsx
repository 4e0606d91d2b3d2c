import { ArrangeableTasks } from './ArrangeableTasks.tsx';
import type { BoardTask } from './board.ts';
import classes from './TaskList.module.css';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskListProps {
  tasks: BoardTask[];
  actions: TaskActions;
  isFirstPage: boolean;
  /** Whether there are more pages. */
  hasMore: boolean;
  /** Whether the tasks have their manual order. */
  isArrangeable: boolean;
}

export function TaskList({ tasks, actions, isFirstPage, hasMore, isArrangeable }: TaskListProps) {
  const move = (task: BoardTask, to: number) => void actions.move(task, tasks, to, hasMore);

  const rowProps = (task: BoardTask, index: number): TaskRowProps => ({
    task,
    actions,
    isArrangeable,
    onMoveUp: index > 0 ? () => move(task, index - 1) : undefined,
    onMoveDown: index < tasks.length - 1 ? () => move(task, index + 1) : undefined,
    onMoveToTop: isFirstPage && index > 0 ? () => move(task, 0) : undefined,
  });

  if (isArrangeable) return <ArrangeableTasks tasks={tasks} rowProps={rowProps} onMove={move} />;

  return (
    <ul className={classes.list}>
      {tasks.map((task, index) => (
        <TaskRow key={task.id} {...rowProps(task, index)} />
      ))}
    </ul>
  );
}
