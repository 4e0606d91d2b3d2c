import { closestCenter, DndContext, type DragOverEvent, useDroppable } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import classes from './Lists.module.css';
import { SortableItem } from './SortableItem.tsx';
import { useDrag } from './useDrag.ts';

interface ListsProps {
  /** Names by the title of their list. */
  start: Record<string, string[]>;
  /** Names the handle of an item, where it has one. */
  handleOf?: (name: string) => string;
}

/** Lists that belong together: what is dragged from one to another is there at once. */
export function Lists({ start, handleOf }: ListsProps) {
  const [lists, setLists] = useState(start);
  const drag = useDrag(Object.values(lists).flat());
  const listOf = (id: string) =>
    id in lists ? id : Object.keys(lists).find((title) => lists[title]?.includes(id));

  function move({ active, over }: DragOverEvent) {
    const [name, target] = [String(active.id), String(over?.id ?? '')];
    const [from, to] = [listOf(name), listOf(target)];
    if (!from || !to || name === target) return;
    const [old = [], next = []] = [lists[from], lists[to]];
    const place = target === to ? next.length : next.indexOf(target);

    if (from === to) {
      if (target !== to) setLists({ ...lists, [to]: arrayMove(old, old.indexOf(name), place) });
    } else {
      setLists({
        ...lists,
        [from]: old.filter((other) => other !== name),
        [to]: next.toSpliced(place, 0, name),
      });
    }
  }

  return (
    <DndContext {...drag} collisionDetection={closestCenter} onDragOver={move}>
      <div className={classes.lists}>
        {Object.entries(lists).map(([title, names]) => (
          <SortableContext key={title} items={names} strategy={verticalListSortingStrategy}>
            <Target title={title}>
              {names.map((name) => (
                <SortableItem key={name} id={name} handle={handleOf?.(name)}>
                  {name}
                </SortableItem>
              ))}
            </Target>
          </SortableContext>
        ))}
      </div>
    </DndContext>
  );
}

/** Takes something also while it is empty. */
function Target({ title, children }: { title: string; children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id: title });

  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul ref={setNodeRef} className={classes.list} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}
