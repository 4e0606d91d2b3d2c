import { useEffect } from 'react';
import { createStore } from './store.ts';

export const productName = 'Frontdesk';

/** The title of a screen that took another's place. The first one is announced by the browser. */
export const announcedTitle = createStore('');

/** Names the browser tab after what the screen shows. */
export function useTitle(...parts: (string | undefined)[]) {
  const title = [...parts.filter(Boolean), productName].join(' · ');

  useEffect(() => {
    if (title === document.title) return;
    if (document.title !== productName) announcedTitle.set(title);
    document.title = title;
  }, [title]);
}
