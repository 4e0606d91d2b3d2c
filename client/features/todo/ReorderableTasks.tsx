import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { BoardTask } from './boardCache.ts';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';
import { useDragTexts } from './useDragTexts.ts';

interface ReorderableTasksProps {
  tasks: BoardTask[];
  getRowProps: (task: BoardTask, index: number) => TaskRowProps;
  onMove: (task: BoardTask, to: number) => Promise<void>;
  /** The id of the element with the name of the list. */
  labelledBy?: string;
}

/** A list of tasks with rows that can be dragged. */
export function ReorderableTasks({
  tasks,
  getRowProps,
  onMove,
  labelledBy,
}: ReorderableTasksProps) {
  const texts = useDragTexts(tasks);
  const sensors = useSensors(
    // A drag starts after a few pixels, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    const task = tasks.find(({ id }) => id === active.id);
    const to = tasks.findIndex(({ id }) => id === over?.id);
    if (task && to >= 0) void onMove(task, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={texts}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={tasks} strategy={verticalListSortingStrategy}>
        <ul aria-labelledby={labelledBy}>
          {tasks.map((task, index) => (
            <ReorderableRow key={task.id} {...getRowProps(task, index)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function ReorderableRow(props: TaskRowProps) {
  const { attributes, listeners, transform, transition, isDragging, ...sortable } = useSortable({
    id: props.task.id,
  });

  return (
    <TaskRow
      {...props}
      drag={{
        rowRef: sortable.setNodeRef,
        handleRef: sortable.setActivatorNodeRef,
        handle: { ...attributes, ...listeners },
        style: { transform: CSS.Translate.toString(transform), transition },
        isDragging,
      }}
    />
  );
}
