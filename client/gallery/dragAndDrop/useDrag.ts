import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';

/** Dragging by pointer and keyboard, with announcements for screen readers. */
export function useDrag(ids: string[], nameOf: (id: string) => string = (id) => id) {
  const { t } = useTranslation('dragAndDrop');
  const sensors = useSensors(
    // A few pixels of tolerance, so that a press is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number = '') => {
    const position = ids.indexOf(String(id)) + 1;
    return position ? t('place', { position, total: ids.length }) : String(id);
  };

  return {
    sensors,
    accessibility: {
      screenReaderInstructions: { draggable: t('instructions') },
      announcements: {
        onDragStart: ({ active }: Told) => t('taken', { name: nameOf(String(active.id)) }),
        onDragOver: ({ active, over }: Told) =>
          t('over', { name: nameOf(String(active.id)), place: placeOf(over?.id) }),
        onDragEnd: ({ active, over }: Told) =>
          t('dropped', { name: nameOf(String(active.id)), place: placeOf(over?.id) }),
        onDragCancel: ({ active }: Told) => t('cancelled', { name: nameOf(String(active.id)) }),
      },
    },
  };
}

interface Told {
  active: { id: string | number };
  over?: { id: string | number } | null;
}
