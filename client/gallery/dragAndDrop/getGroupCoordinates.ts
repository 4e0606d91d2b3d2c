import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Returns a position in the last group for the down and right arrows, else in the first group. */
export const getGroupCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  if (!event.code.startsWith('Arrow')) return undefined;
  event.preventDefault();
  const groupRects = [...context.droppableRects.values()].sort((a, b) => a.top - b.top);
  const isForward = event.code === 'ArrowDown' || event.code === 'ArrowRight';
  const rect = groupRects.at(isForward ? -1 : 0);

  return rect && { x: rect.left + 12, y: rect.top + 12 };
};
