import type { KeyboardEvent } from 'react';

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * For the items of a menu that flies out: where one reads from right to left, the arrows that open
 * and close a fly-out change places. The library does so for its bar, but not for its items.
 */
export function mirrorKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  const other = mirrored[key];
  if (!other || document.documentElement.dir !== 'rtl') return;

  // What is around the item, such as the bar, hears what was pressed.
  Object.defineProperty(event, 'key', {
    get: () => (event.currentTarget === currentTarget ? other : key),
  });
}
