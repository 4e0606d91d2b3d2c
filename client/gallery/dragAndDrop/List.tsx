import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Flex } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableItem } from './SortableItem.tsx';
import { useDndProps } from './useDndProps.ts';

export function List() {
  const { t } = useTranslation('dragAndDrop');
  const [names, setNames] = useState(['Ana Ito', 'Ben Costa', 'Chloé Petit', 'Dirk Hansen']);
  const dndProps = useDndProps(names);

  function handleDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [active.id, over?.id].map((id) => names.indexOf(String(id)));
    if (from !== undefined && to !== undefined && to >= 0) setNames(arrayMove(names, from, to));
  }

  return (
    <DndContext
      {...dndProps}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        <Flex component="ul" gap="sm" direction="column" aria-label={t('team')}>
          {names.map((name) => (
            <SortableItem key={name} id={name}>
              {name}
            </SortableItem>
          ))}
        </Flex>
      </SortableContext>
    </DndContext>
  );
}
