import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../state/store.ts';
import { announcedTitle } from '../state/useTitle.ts';

/**
 * Announces the new screen to screen readers after a navigation. Moves the focus to the screen if the focus was on a
 * removed element, or is in the frame after a navigation. Otherwise the focus stays where it is, for example in the menu
 * of languages, which changes the title without a navigation.
 */
export function Announcer() {
  const title = useStore(announcedTitle);
  const { pathname } = useLocation();
  const last = useRef({ title, pathname });

  useEffect(() => {
    if (title === last.current.title) return;
    const isNewScreen = pathname !== last.current.pathname;
    last.current = { title, pathname };
    const content = document.getElementById('content');
    const focused = document.activeElement;
    const isLost = focused === document.body;
    const isInFrame = Boolean(focused?.closest('[data-frame-part]'));
    if (!content || !(isLost || (isInFrame && isNewScreen))) return;

    const heading = content.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content).focus({ preventScroll: true });
  }, [title, pathname]);

  return (
    <p className="fd-sr-only" role="status">
      {title}
    </p>
  );
}
