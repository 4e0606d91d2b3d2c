import { useEffect } from 'react';
import { useStore } from '../state/store.ts';
import { announcedTitle } from '../state/useTitle.ts';

/**
 * Announces the new screen after a navigation, and moves the focus to it if the focus was in the
 * menu or on a removed element. A focus inside the screen is kept.
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
