import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row horizontally until the item that matches `selector` is in the middle. `current`
 * identifies this item: the row scrolls again when another item is the current one.
 */
export function useCenteredItem(
  row: RefObject<HTMLElement | null>,
  selector: string,
  current: string | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is selected then
  useEffect(() => scrollToCenter(row.current, selector), [row, selector, current]);
}

/**
 * Scrolls a row horizontally until an item is in the middle. `scrollIntoView` would also move the start
 * of the tab order to the item, and the first Tab on a page would skip the link to the content.
 */
export function scrollToCenter(row: HTMLElement | null, selector: string) {
  const item = row?.querySelector(selector);
  if (row && item) row.scrollLeft += getCenter(item) - getCenter(row);
}

function getCenter(element: Element) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
