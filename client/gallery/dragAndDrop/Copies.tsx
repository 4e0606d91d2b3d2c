import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { Flex } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Copies.module.css';
import { getGroupCoordinates } from './getGroupCoordinates.ts';
import { useDndProps } from './useDndProps.ts';

/** A dragged badge stays in its group. The group in which it is dropped gets a copy. */
export function Copies() {
  const { t } = useTranslation('dragAndDrop');
  const [groups, setGroups] = useState([['Oak', 'Ash', 'Beech'], ['Steel']]);
  const { accessibility } = useDndProps([]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: getGroupCoordinates }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    const { name, group } = active.data.current as { name: string; group: number };
    const target = over?.data.current?.group;
    if (target === undefined || target === group) return;
    setGroups(groups.map((names, index) => (index === target ? [...names, name] : names)));
  }

  return (
    <DndContext accessibility={accessibility} sensors={sensors} onDragEnd={handleDragEnd}>
      {groups.map((names, group) => (
        <Group
          key={group === 0 ? 'first' : 'second'}
          group={group}
          label={t(group === 0 ? 'group.available' : 'group.used')}
        >
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are only added at the end
            <Badge key={index} id={`${name} ${group + 1}.${index + 1}`} name={name} group={group} />
          ))}
        </Group>
      ))}
    </DndContext>
  );
}

function Group({ group, label, children }: { group: number; label: string; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: label, data: { group } });

  return (
    <Flex
      ref={setNodeRef}
      component="ul"
      gap="sm"
      wrap="wrap"
      mb="lg"
      p="md"
      mih={96}
      className={classes.group}
      aria-label={label}
      data-over={isOver || undefined}
    >
      {children}
    </Flex>
  );
}

function Badge({ id, name, group }: { id: string; name: string; group: number }) {
  const { attributes, listeners, setNodeRef, transform } = useDraggable({
    id,
    data: { name, group },
  });

  return (
    <li>
      <button
        type="button"
        ref={setNodeRef}
        className={classes.badge}
        style={{ transform: CSS.Translate.toString(transform) }}
        {...attributes}
        {...listeners}
      >
        {name}
      </button>
    </li>
  );
}
