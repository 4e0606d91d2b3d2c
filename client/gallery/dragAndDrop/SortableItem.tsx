import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Flex, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SortableItem.module.css';

interface SortableItemProps {
  id: string;
  /** The label of the handle. Without a label, the whole item is the handle. */
  handleLabel?: string;
  /** The number of other items that are dragged with this item. */
  moreCount?: number;
  /** Whether the user drags another item, and this item follows. */
  isFollowing?: boolean;
  children: ReactNode;
}

/** An item that can be reordered by pointer or keyboard. */
export function SortableItem(props: SortableItemProps) {
  const { id, handleLabel, moreCount = 0, isFollowing, children } = props;
  const { attributes, listeners, transform, transition, isDragging, ...sortable } = useSortable({
    id,
  });
  const handleProps = { ...attributes, ...listeners };

  return (
    <Flex
      ref={sortable.setNodeRef}
      component="li"
      align="center"
      className={classes.item}
      data-dragging={isDragging || undefined}
      data-following={isFollowing || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {handleLabel ? (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={classes.handle}
          aria-label={handleLabel}
          {...handleProps}
        >
          <IconGripVertical size={18} stroke={1.7} />
        </button>
      ) : (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={classes.itemButton}
          {...handleProps}
        >
          {children}
        </button>
      )}
      {handleLabel && children}
      {moreCount > 0 && (
        <Text
          size="xs"
          c="var(--mantine-color-primary-light-color)"
          fw={600}
          span
          px="sm"
          py={2}
          ms="auto"
          me="md"
          bdrs="lg"
          bg="var(--mantine-color-primary-light)"
        >
          <bdi dir="ltr">+{moreCount}</bdi>
        </Text>
      )}
    </Flex>
  );
}
