import type { Active, Announcements, DndContextProps, Over, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardTask } from './boardCache.ts';

interface Place {
  position: number;
  total: number;
  /** The name of the column, on a board. */
  column?: string;
}

/** Returns the place of a task that is moved to a target: another task or a column. */
type GetPlace = (activeId: UniqueIdentifier, targetId: UniqueIdentifier) => Place;

/** Returns the texts that screen readers announce while a task is moved. The default is the place in a list. */
export function useDragTexts(
  tasks: BoardTask[],
  getPlace: GetPlace = (_, targetId) => ({
    position: tasks.findIndex(({ id }) => id === targetId) + 1,
    total: tasks.length,
  }),
): DndContextProps['accessibility'] {
  const { t } = useTranslation('todo');
  /** The last announced target. A repeated announcement would interrupt the first announcement. */
  const lastTarget = useRef<UniqueIdentifier>(null);

  const findTitle = (active: Active) => tasks.find(({ id }) => id === active.id)?.title ?? '';

  function announce(event: 'start' | 'over' | 'end', active: Active, over?: Over | null) {
    const targetId = (over ?? active).id;
    lastTarget.current = targetId;
    const { column, ...place } = getPlace(active.id, targetId);
    const values = { title: findTitle(active), ...place };
    return column === undefined
      ? t(`drag.${event}`, values)
      : t(`drag.inColumn.${event}`, { ...values, column });
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('start', active),
    onDragOver: ({ active, over }) =>
      over && over.id !== lastTarget.current ? announce('over', active, over) : undefined,
    onDragEnd: ({ active, over }) => announce('end', active, over),
    onDragCancel: ({ active }) => t('drag.cancel', { title: findTitle(active) }),
  };

  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } };
}
