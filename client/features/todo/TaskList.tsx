import type { BoardTask } from './boardCache.ts';
import { ReorderableTasks } from './ReorderableTasks.tsx';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskListProps {
  tasks: BoardTask[];
  actions: TaskActions;
  /** Moves a task to another index. Undefined if the tasks are not in their manual order. */
  onMove?: (task: BoardTask, to: number) => Promise<void>;
  /** Whether the first task of the list is the first one of all. */
  isFirstPage?: boolean;
  /** The id of the element with the name of the list. */
  labelledBy?: string;
}

/** A list of tasks, in the manual order or in another order. */
export function TaskList({
  tasks,
  actions,
  onMove,
  isFirstPage = true,
  labelledBy,
}: TaskListProps) {
  const getRowProps = (task: BoardTask, index: number): TaskRowProps => {
    const createMove = (to: number, isPossible: boolean) =>
      onMove && isPossible ? () => void onMove(task, to) : undefined;
    return {
      task,
      actions,
      isReorderable: onMove !== undefined,
      onMoveUp: createMove(index - 1, index > 0),
      onMoveDown: createMove(index + 1, index < tasks.length - 1),
      onMoveToTop: createMove(0, isFirstPage && index > 0),
    };
  };

  if (onMove) {
    return (
      <ReorderableTasks
        tasks={tasks}
        getRowProps={getRowProps}
        onMove={onMove}
        labelledBy={labelledBy}
      />
    );
  }
  return (
    <ul aria-labelledby={labelledBy}>
      {tasks.map((task, index) => (
        <TaskRow key={task.id} {...getRowProps(task, index)} />
      ))}
    </ul>
  );
}
