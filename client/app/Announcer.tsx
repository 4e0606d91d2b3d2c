import { useEffect } from 'react';
import { useStore } from '../state/store.ts';
import { announcedTitle } from '../state/useTitle.ts';

/**
 * Announces the new screen to screen readers after a navigation. Moves the focus to the screen if the focus is in the
 * frame or was on a removed element. Otherwise the focus stays inside the screen.
 */
export function Announcer() {
  const title = useStore(announcedTitle);

  useEffect(() => {
    const content = document.getElementById('content');
    const focused = document.activeElement;
    const isInFrame = focused === document.body || focused?.closest('[data-frame-part]');
    if (!title || !content || !isInFrame) return;

    const heading = content.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content).focus({ preventScroll: true });
  }, [title]);

  return (
    <p className="fd-sr-only" role="status">
      {title}
    </p>
  );
}
