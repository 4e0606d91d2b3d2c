import type { KeyboardEvent } from 'react';

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * For the items of a menu that flies out: where one reads from right to left, the arrows that open
 * and close a fly-out change places. The library does so for its bar, but not for its items.
 */
export function mirrorKeys(event: KeyboardEvent<HTMLElement>) {
  if (document.documentElement.dir === 'rtl') hearAs(event, mirrored[event.key]);
}

/** For an item with a fly-out: Enter and Space open it, too. */
export function flyOutKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Enter' || event.key === ' ') hearAs(event, 'ArrowRight');
  else mirrorKeys(event);
}

/** For a fly-out: what closes it gives the focus back to its item, which the library fails to find. */
export function backKeys({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const isOwn = (target as Element).closest('[role="menu"]') === currentTarget;
  if (!isOwn || (key !== back && key !== 'Escape')) return;

  document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** What is around the item, such as the bar, hears what was pressed. */
function hearAs(event: KeyboardEvent<HTMLElement>, other: string | undefined) {
  const { key, currentTarget } = event;
  if (!other) return;

  Object.defineProperty(event, 'key', {
    get: () => (event.currentTarget === currentTarget ? other : key),
  });
}
