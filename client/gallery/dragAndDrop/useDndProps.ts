import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';

/**
 * Returns the props of `DndContext` for dragging by pointer and keyboard, with announcements for
 * screen readers.
 */
export function useDndProps(ids: string[], getName: (id: string) => string = (id) => id) {
  const { t } = useTranslation('dragAndDrop');
  const sensors = useSensors(
    // A drag begins after four pixels, so that a press is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const formatPosition = (id: string | number = '') => {
    const position = ids.indexOf(String(id)) + 1;
    return position ? t('position', { position, total: ids.length }) : String(id);
  };

  return {
    sensors,
    accessibility: {
      screenReaderInstructions: { draggable: t('instructions') },
      announcements: {
        onDragStart: ({ active }: DragArguments) =>
          t('pickedUp', { name: getName(String(active.id)) }),
        onDragOver: ({ active, over }: DragArguments) =>
          t('over', { name: getName(String(active.id)), place: formatPosition(over?.id) }),
        onDragEnd: ({ active, over }: DragArguments) =>
          t('dropped', { name: getName(String(active.id)), place: formatPosition(over?.id) }),
        onDragCancel: ({ active }: DragArguments) =>
          t('cancelled', { name: getName(String(active.id)) }),
      },
    },
  };
}

interface DragArguments {
  active: { id: string | number };
  over?: { id: string | number } | null;
}
