import type { KeyboardEvent } from 'react';

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Swaps the left and right arrow keys in right-to-left layouts. For the items of a fly-out menu: Mantine
 * swaps the keys of the menu bar only.
 */
export function mirrorArrowKeys(event: KeyboardEvent<HTMLElement>) {
  if (document.documentElement.dir === 'rtl') overrideKey(event, mirrored[event.key]);
}

/** Opens the fly-out with Enter and Space, too. For items that have a fly-out. */
export function openFlyOutByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Enter' || event.key === ' ') overrideKey(event, 'ArrowRight');
  else mirrorArrowKeys(event);
}

/** Returns the focus to the item when a key closes its fly-out. Mantine does not find the item. */
export function returnFocusOnClose({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const closingKey = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const isOwn = (target as Element).closest('[role="menu"]') === currentTarget;
  if (!isOwn || (key !== closingKey && key !== 'Escape')) return;

  document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** Replaces the key of an event for the other handlers of the element. */
function overrideKey(event: KeyboardEvent<HTMLElement>, newKey: string | undefined) {
  const { key, currentTarget } = event;
  if (!newKey) return;

  Object.defineProperty(event, 'key', {
    get: () => (event.currentTarget === currentTarget ? newKey : key),
  });
}
