import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Returns the last drop position for the down and right arrows, and the first for the others. */
export const toOtherGroup: KeyboardCoordinateGetter = (event, { context }) => {
  if (!event.code.startsWith('Arrow')) return undefined;
  event.preventDefault();
  const places = [...context.droppableRects.values()].sort((one, other) => one.top - other.top);
  const isForward = event.code === 'ArrowDown' || event.code === 'ArrowRight';
  const place = places.at(isForward ? -1 : 0);

  return place && { x: place.left + 12, y: place.top + 12 };
};
