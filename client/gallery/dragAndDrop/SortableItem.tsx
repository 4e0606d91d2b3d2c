import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SortableItem.module.css';

interface SortableItemProps {
  id: string;
  /** The label of the handle. Without it, the whole item is the handle. */
  handle?: string;
  /** The number of other items that are dragged with it. */
  more?: number;
  /** Whether it is dragged together with another item. */
  isFollowing?: boolean;
  children: ReactNode;
}

/** An item that can be reordered by pointer or keyboard. */
export function SortableItem({ id, handle, more = 0, isFollowing, children }: SortableItemProps) {
  const { attributes, listeners, transform, transition, isDragging, ...sortable } = useSortable({
    id,
  });
  const grip = { ...attributes, ...listeners };

  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      data-following={isFollowing || undefined}
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
      {more > 0 && (
        <span className={classes.more}>
          <bdi dir="ltr">+{more}</bdi>
        </span>
      )}
    </li>
  );
}
