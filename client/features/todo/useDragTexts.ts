import type { Active, Announcements, DndContextProps, Over, UniqueIdentifier } from '@dnd-kit/core';
import type { TranslationKeys } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardTask } from './boardCache.ts';

/** Returns the texts that screen readers announce while a task is moved. */
export function useDragTexts(tasks: BoardTask[]): DndContextProps['accessibility'] {
  const { t } = useTranslation('todo');
  /** The last announced target. A repeated announcement would interrupt the first announcement. */
  const lastTarget = useRef<UniqueIdentifier>(null);

  function announce(key: TranslationKeys['todo'], active: Active, over?: Over | null) {
    const { title } = tasks.find(({ id }) => id === active.id) ?? { title: '' };
    lastTarget.current = (over ?? active).id;
    const index = tasks.findIndex(({ id }) => id === (over ?? active).id);
    return t(key, { title, position: index + 1, total: tasks.length });
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('drag.start', active),
    onDragOver: ({ active, over }) =>
      over && over.id !== lastTarget.current ? announce('drag.over', active, over) : undefined,
    onDragEnd: ({ active, over }) => announce('drag.end', active, over),
    onDragCancel: ({ active }) => announce('drag.cancel', active),
  };

  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } };
}
