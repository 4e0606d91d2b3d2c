import { useEffect } from 'react';
import { createStore } from '../data/store.ts';

export const productName = 'Frontdesk';

/** The title to announce to screen readers after a navigation. The browser announces the first screen itself. */
export const announcedTitle = createStore('');

/** Returns the index of the history entry, which the router stores. */
const getHistoryIndex = (): number => window.history.state?.idx ?? 0;
const firstIndex = getHistoryIndex();

/** Returns whether this is the first screen, before any navigation. */
const isFirstScreen = () => document.title === productName && getHistoryIndex() === firstIndex;

/** Sets the title of the page, which consists of the parts and the name of the product. */
export function useTitle(...parts: (string | undefined)[]) {
  const title = [...parts.filter(Boolean), productName].join(' · ');

  useEffect(() => {
    if (title === document.title) return;
    if (!isFirstScreen()) announcedTitle.set(title);
    document.title = title;
  }, [title]);
}
