import { useEffect } from 'react';
import { useStore } from '../state/store.ts';
import { announcedTitle } from '../state/useTitle.ts';

/**
 * Tells a screen reader where a click has led, and takes the focus there: from the frame, or from
 * what is gone. What has the focus within the screen keeps it.
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
