import type { BoardTask } from './boardCache.ts';
import { ReorderableTasks } from './ReorderableTasks.tsx';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskListProps {
  tasks: BoardTask[];
  actions: TaskActions;
  isFirstPage: boolean;
  /** Whether there are more pages. */
  hasMore: boolean;
  /** Whether the tasks are in their manual order, so that they can be moved. */
  isReorderable: boolean;
}

/** The list of tasks, in the manual order or in another order. */
export function TaskList({ tasks, actions, isFirstPage, hasMore, isReorderable }: TaskListProps) {
  const move = (task: BoardTask, to: number) => void actions.move(task, tasks, to, hasMore);

  const getRowProps = (task: BoardTask, index: number): TaskRowProps => ({
    task,
    actions,
    isReorderable,
    onMoveUp: index > 0 ? () => move(task, index - 1) : undefined,
    onMoveDown: index < tasks.length - 1 ? () => move(task, index + 1) : undefined,
    onMoveToTop: isFirstPage && index > 0 ? () => move(task, 0) : undefined,
  });

  if (isReorderable)
    return <ReorderableTasks tasks={tasks} getRowProps={getRowProps} onMove={move} />;

  return (
    <ul>
      {tasks.map((task, index) => (
        <TaskRow key={task.id} {...getRowProps(task, index)} />
      ))}
    </ul>
  );
}
