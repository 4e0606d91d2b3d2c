import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskStatus, TodoPageQuery } from '../../gql/todo/graphql.ts';
import type { BoardTask } from './boardCache.ts';
import { QuickAdd } from './QuickAdd.tsx';
import { statuses, statusIcons } from './statuses.ts';
import classes from './TaskBoard.module.css';
import { TaskCard } from './TaskCard.tsx';
import { Count } from './TaskGroups.tsx';
import { useDragTexts } from './useDragTexts.ts';
import type { NewTask, TaskActions } from './useTaskActions.ts';

interface TaskBoardProps {
  tasks: BoardTask[];
  /** The numbers of tasks that the columns do not contain. */
  moreByStatus: TodoPageQuery['taskPage']['moreByStatus'];
  actions: TaskActions;
  /** Adds a task to a column. Undefined for the results of a search. */
  onAdd?: (task: NewTask) => Promise<boolean>;
  onShowList: () => void;
}

/** The ids of the tasks in each column. */
type Columns = Record<TaskStatus, number[]>;

/** The tasks in a column for each status. A task moves to another column while it is dragged. */
export function TaskBoard(props: TaskBoardProps) {
  const { tasks, moreByStatus, actions } = props;
  const { t } = useTranslation('todo');
  const [draggedColumns, setDraggedColumns] = useState<Columns>();
  const columns = draggedColumns ?? createColumns(tasks);
  const tasksById = new Map(tasks.map((task) => [task.id, task]));
  const findStatus = (id: UniqueIdentifier | undefined) =>
    statuses.find((status) => status === id || columns[status].includes(Number(id)));
  const sensors = useSensors(
    // A drag starts after a few pixels, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const texts = useDragTexts(tasks, (activeId, targetId) => {
    const status = findStatus(targetId) ?? 'TODO';
    const ids = columns[status];
    const index = ids.indexOf(Number(targetId));
    const total = ids.includes(Number(activeId)) ? ids.length : ids.length + 1;
    return { position: index < 0 ? total : index + 1, total, column: t(`status.${status}`) };
  });

  function handleDragOver({ active, over }: DragOverEvent) {
    const [id, overId] = [Number(active.id), Number(over?.id)];
    const [from, to] = [findStatus(active.id), findStatus(over?.id)];
    if (!from || !to || over?.id === active.id) return;

    if (from !== to) {
      const index = columns[to].indexOf(overId);
      setDraggedColumns({
        ...columns,
        [from]: columns[from].filter((other) => other !== id),
        [to]: columns[to].toSpliced(index < 0 ? columns[to].length : index, 0, id),
      });
    } else if (over?.id !== to) {
      const ids = columns[to];
      setDraggedColumns({
        ...columns,
        [to]: arrayMove(ids, ids.indexOf(id), ids.indexOf(overId)),
      });
    }
  }

  function handleDragEnd({ active }: DragEndEvent) {
    const task = tasksById.get(Number(active.id));
    const status = findStatus(active.id);
    if (task && status) void actions.place(task, tasks, status, columns[status]);
    setDraggedColumns(undefined);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={texts}
      onDragStart={() => setDraggedColumns(columns)}
      onDragOver={handleDragOver}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDraggedColumns(undefined)}
    >
      <div className={classes.board}>
        {statuses.map((status) => (
          <Column
            key={status}
            {...props}
            status={status}
            tasks={columns[status].flatMap((id) => tasksById.get(id) ?? [])}
            more={moreByStatus.find((entry) => entry.status === status)?.count ?? 0}
          />
        ))}
      </div>
    </DndContext>
  );
}

interface ColumnProps extends Omit<TaskBoardProps, 'moreByStatus'> {
  status: TaskStatus;
  /** The number of further tasks, which only the list shows. */
  more: number;
}

function Column({ status, tasks, more, actions, onAdd, onShowList }: ColumnProps) {
  const { t } = useTranslation('todo');
  const id = useId();
  const { setNodeRef } = useDroppable({ id: status });
  const Icon = statusIcons[status];
  const label = t(`status.${status}`);

  return (
    <div className={classes.column} data-status={status}>
      <Group component="h2" id={id} className={classes.title} gap="xs" wrap="nowrap">
        <Icon size={18} stroke={1.7} aria-hidden />
        <span>{label}</span>
        <Count value={tasks.length + more} />
      </Group>
      <SortableContext items={tasks} strategy={verticalListSortingStrategy}>
        <ul ref={setNodeRef} className={classes.cards} aria-labelledby={id}>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} actions={actions} />
          ))}
        </ul>
      </SortableContext>
      {more > 0 && (
        <Button variant="subtle" size="compact-md" onClick={onShowList}>
          {t('view.more', { count: more })}
        </Button>
      )}
      {onAdd && <QuickAdd place={label} onAdd={(title) => onAdd({ title, status })} />}
    </div>
  );
}

function createColumns(tasks: BoardTask[]): Columns {
  const columns: Columns = { TODO: [], IN_PROGRESS: [], DONE: [] };
  for (const { id, status } of tasks) columns[status].push(id);
  return columns;
}
