import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from '../data/store.ts';
import { announcedTitle } from '../navigation/useTitle.ts';

/**
 * Announces the new screen to screen readers after a navigation. Moves the focus to the screen if the focus was on a
 * removed element, or is in the frame after a navigation. A translated title does not move the focus: the menu of languages
 * returns it to its button after a moment.
 */
export function Announcer() {
  const title = useStore(announcedTitle);
  const { language } = useTranslation().i18n;
  const { pathname } = useLocation();
  const last = useRef({ title, language, pathname });

  useEffect(() => {
    if (title === last.current.title) return;
    const isNewScreen = pathname !== last.current.pathname;
    const isTranslated = !isNewScreen && language !== last.current.language;
    last.current = { title, language, pathname };
    if (isTranslated) return;

    const content = document.getElementById('content');
    const focused = document.activeElement;
    // A loading button is disabled, and has the focus again when it has loaded.
    const isLost = focused === document.body && !content?.querySelector('button[data-loading]');
    const isInFrame = Boolean(focused?.closest('[data-frame-part]'));
    if (!content || !(isLost || (isInFrame && isNewScreen))) return;

    const heading = content.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content).focus({ preventScroll: true });
  }, [title, language, pathname]);

  return (
    <p className="fd-sr-only" role="status">
      {title}
    </p>
  );
}
