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
import type { BoardTask } from './board.ts';
import classes from './TaskList.module.css';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';
import { useDragTexts } from './useDragTexts.ts';

interface ArrangeableTasksProps {
  tasks: BoardTask[];
  /** Returns the props of a row, by its index. */
  rowProps: (task: BoardTask, index: number) => TaskRowProps;
  onMove: (task: BoardTask, to: number) => void;
}

/** The list of tasks with rows that can be dragged. */
export function ArrangeableTasks({ tasks, rowProps, onMove }: ArrangeableTasksProps) {
  const texts = useDragTexts(tasks);
  const sensors = useSensors(
    // A few pixels of tolerance, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const task = tasks.find(({ id }) => id === active.id);
    const to = tasks.findIndex(({ id }) => id === over?.id);
    if (task && to >= 0) onMove(task, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={texts}
      onDragEnd={drop}
    >
      <SortableContext items={tasks} strategy={verticalListSortingStrategy}>
        <ul className={classes.list}>
          {tasks.map((task, index) => (
            <ArrangeableRow key={task.id} {...rowProps(task, index)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function ArrangeableRow(props: TaskRowProps) {
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
