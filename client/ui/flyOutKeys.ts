import type { KeyboardEvent } from 'react';

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * For items of a fly-out menu: swaps the left and right arrow keys in right-to-left layouts.
 * Mantine does so for the menu bar, but not for its items.
 */
export function mirrorKeys(event: KeyboardEvent<HTMLElement>) {
  if (document.documentElement.dir === 'rtl') dispatchAs(event, mirrored[event.key]);
}

/** For items with a fly-out: Enter and Space open it, too. */
export function flyOutKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Enter' || event.key === ' ') dispatchAs(event, 'ArrowRight');
  else mirrorKeys(event);
}

/** For a fly-out: closing it returns the focus to its item, which Mantine does not find. */
export function backKeys({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const isOwn = (target as Element).closest('[role="menu"]') === currentTarget;
  if (!isOwn || (key !== back && key !== 'Escape')) return;

  document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** Dispatches the event with another key, for the handlers of the menu bar. */
function dispatchAs(event: KeyboardEvent<HTMLElement>, other: string | undefined) {
  const { key, currentTarget } = event;
  if (!other) return;

  Object.defineProperty(event, 'key', {
    get: () => (event.currentTarget === currentTarget ? other : key),
  });
}
