import { closestCenter, DndContext, type DragOverEvent, useDroppable } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { SimpleGrid, Stack, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Lists.module.css';
import { SortableItem } from './SortableItem.tsx';
import { useDndProps } from './useDndProps.ts';

interface ListsProps {
  /** The names of the items by the title of their list. */
  initialLists: Record<string, string[]>;
  /** The names of the selected items, which are dragged together. */
  selectedNames?: string[];
  /** Returns the label of the handle of an item. Without this function, items have no handles. */
  getHandleLabel?: (label: string) => string;
  renderItem?: (name: string) => ReactNode;
}

/** Connected lists. An item moves to another list while it is dragged. */
export function Lists(props: ListsProps) {
  const { initialLists, selectedNames = [], getHandleLabel, renderItem = (name) => name } = props;
  const { t } = useTranslation('dragAndDrop');
  const [lists, setLists] = useState(initialLists);
  const [listsBeforeDrag, setListsBeforeDrag] = useState(initialLists);
  const [draggedName, setDraggedName] = useState<string>();
  const names = Object.values(lists).flat();
  const getNamesToDrag = (name: string) =>
    selectedNames.includes(name) ? names.filter((other) => selectedNames.includes(other)) : [name];
  const getLabel = (name: string) => {
    const count = getNamesToDrag(name).length - 1;
    return count > 0 ? t('nameAndMore', { name, count }) : name;
  };
  const dndProps = useDndProps(names, getLabel);
  const findList = (id: string) =>
    id in lists ? id : Object.keys(lists).find((title) => lists[title]?.includes(id));

  function moveItem({ active, over }: DragOverEvent) {
    const [name, overId] = [String(active.id), String(over?.id ?? '')];
    const [from, to] = [findList(name), findList(overId)];
    if (!from || !to || name === overId) return;
    const [source = [], target = []] = [lists[from], lists[to]];
    const index = overId === to ? target.length : target.indexOf(overId);

    if (from === to) {
      if (overId === to) return;
      setLists({ ...lists, [to]: arrayMove(source, source.indexOf(name), index) });
    } else {
      setLists({
        ...lists,
        [from]: source.filter((other) => other !== name),
        [to]: target.toSpliced(index, 0, name),
      });
    }
  }

  /** Moves the other selected items to the position of the dragged item. */
  function gatherSelectedItems(name: string) {
    const movedNames = Object.values(listsBeforeDrag)
      .flat()
      .filter((other) => getNamesToDrag(name).includes(other));
    const newLists = Object.entries(lists).map(([title, items]) => [
      title,
      items.flatMap((item) =>
        item === name ? movedNames : movedNames.includes(item) ? [] : [item],
      ),
    ]);
    setLists(Object.fromEntries(newLists));
    setDraggedName(undefined);
  }

  return (
    <DndContext
      {...dndProps}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => {
        setListsBeforeDrag(lists);
        setDraggedName(String(active.id));
      }}
      onDragOver={moveItem}
      onDragEnd={({ active }) => gatherSelectedItems(String(active.id))}
      onDragCancel={() => {
        setLists(listsBeforeDrag);
        setDraggedName(undefined);
      }}
    >
      <SimpleGrid
        spacing="lg"
        minColWidth="min(100%, 180px)"
        autoFlow="auto-fit"
        className={classes.lists}
      >
        {Object.entries(lists).map(([title, items]) => (
          <SortableContext key={title} items={items} strategy={verticalListSortingStrategy}>
            <DroppableList title={title}>
              {items.map((name) => (
                <SortableItem
                  key={name}
                  id={name}
                  handleLabel={getHandleLabel?.(getLabel(name))}
                  moreCount={name === draggedName ? getNamesToDrag(name).length - 1 : 0}
                  isFollowing={
                    draggedName !== undefined &&
                    name !== draggedName &&
                    getNamesToDrag(draggedName).includes(name)
                  }
                >
                  {renderItem(name)}
                </SortableItem>
              ))}
            </DroppableList>
          </SortableContext>
        ))}
      </SimpleGrid>
    </DndContext>
  );
}

/** A list in which items can be dropped, even if the list is empty. */
function DroppableList({ title, children }: { title: string; children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id: title });

  return (
    <div>
      <Title order={3} size="h4" fw={700} mb="sm">
        {title}
      </Title>
      <Stack
        ref={setNodeRef}
        component="ul"
        gap="sm"
        mih="100%"
        p="sm"
        bd="1px dashed var(--mantine-color-default-border)"
        bdrs="lg"
        aria-label={title}
      >
        {children}
      </Stack>
    </div>
  );
}
