import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SortableItem.module.css';

interface SortableItemProps {
  id: string;
  /** Names the handle; without it, the whole item is one. */
  handle?: string;
  children: ReactNode;
}

/** Something that can be dragged to another place of its list, or taken there with the keyboard. */
export function SortableItem({ id, handle, children }: SortableItemProps) {
  const { attributes, listeners, transform, transition, isDragging, ...sortable } = useSortable({
    id,
  });
  const grip = { ...attributes, ...listeners };

  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {handle ? (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={classes.handle}
          aria-label={handle}
          {...grip}
        >
          <IconGripVertical size={18} stroke={1.7} />
        </button>
      ) : (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={classes.whole}
          {...grip}
        >
          {children}
        </button>
      )}
      {handle && children}
    </li>
  );
}
