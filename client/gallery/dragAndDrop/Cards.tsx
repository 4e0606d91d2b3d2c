import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { Flex, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Cards.module.css';
import { SortableItem } from './SortableItem.tsx';
import { useDndProps } from './useDndProps.ts';

const covers: Record<string, string> = {
  'The workshop': 'workshop',
  'The harbour': 'harbour',
  'The mill': 'mill',
  'The warehouse': 'warehouse',
};

/** Cards that can be reordered, in one or several rows. */
export function Cards() {
  const { t } = useTranslation('dragAndDrop');
  const [names, setNames] = useState(Object.keys(covers));
  const dndProps = useDndProps(names);

  function handleDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [active.id, over?.id].map((id) => names.indexOf(String(id)));
    if (from !== undefined && to !== undefined && to >= 0) setNames(arrayMove(names, from, to));
  }

  return (
    <DndContext {...dndProps} collisionDetection={closestCenter} onDragEnd={handleDragEnd}>
      <SortableContext items={names} strategy={rectSortingStrategy}>
        <SimpleGrid
          component="ul"
          spacing="md"
          minColWidth="min(100%, 180px)"
          autoFlow="auto-fit"
          aria-label={t('places')}
        >
          {names.map((name) => (
            <SortableItem key={name} id={name}>
              <Flex component="span" gap="xs" direction="column" className={classes.card}>
                <img src={`/pictures/covers/${covers[name]}.svg`} alt="" />
                {name}
              </Flex>
            </SortableItem>
          ))}
        </SimpleGrid>
      </SortableContext>
    </DndContext>
  );
}
