import { closestCenter, DndContext, type DragOverEvent, useDroppable } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Lists.module.css';
import { SortableItem } from './SortableItem.tsx';
import { useDrag } from './useDrag.ts';

interface ListsProps {
  /** The names of the items by the title of their list. */
  start: Record<string, string[]>;
  /** Selected items are dragged together. */
  chosen?: string[];
  /** Returns the label of the handle of an item, if it has one. */
  handleOf?: (name: string) => string;
  itemOf?: (name: string) => ReactNode;
}

/** Connected lists. An item moves to another list during the drag. */
export function Lists({ start, chosen = [], handleOf, itemOf = (name) => name }: ListsProps) {
  const { t } = useTranslation('dragAndDrop');
  const [lists, setLists] = useState(start);
  const [before, setBefore] = useState(start);
  const [dragged, setDragged] = useState<string>();
  const names = Object.values(lists).flat();
  const along = (name: string) =>
    chosen.includes(name) ? names.filter((other) => chosen.includes(other)) : [name];
  const labelOf = (name: string) => {
    const count = along(name).length - 1;
    return count > 0 ? t('several', { name, count }) : name;
  };
  const drag = useDrag(names, labelOf);
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

  /** Moves the other selected items to the position of the dragged one. */
  function drop(name: string) {
    const movedItems = Object.values(before)
      .flat()
      .filter((other) => along(name).includes(other));
    const gathered = Object.entries(lists).map(([title, items]) => [
      title,
      items.flatMap((item) =>
        item === name ? movedItems : movedItems.includes(item) ? [] : [item],
      ),
    ]);
    setLists(Object.fromEntries(gathered));
    setDragged(undefined);
  }

  return (
    <DndContext
      {...drag}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => {
        setBefore(lists);
        setDragged(String(active.id));
      }}
      onDragOver={move}
      onDragEnd={({ active }) => drop(String(active.id))}
      onDragCancel={() => {
        setLists(before);
        setDragged(undefined);
      }}
    >
      <div className={classes.lists}>
        {Object.entries(lists).map(([title, items]) => (
          <SortableContext key={title} items={items} strategy={verticalListSortingStrategy}>
            <Target title={title}>
              {items.map((name) => (
                <SortableItem
                  key={name}
                  id={name}
                  handle={handleOf?.(labelOf(name))}
                  more={name === dragged ? along(name).length - 1 : 0}
                  isFollowing={
                    dragged !== undefined && name !== dragged && along(dragged).includes(name)
                  }
                >
                  {itemOf(name)}
                </SortableItem>
              ))}
            </Target>
          </SortableContext>
        ))}
      </div>
    </DndContext>
  );
}

/** A drop target also for an empty list. */
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
