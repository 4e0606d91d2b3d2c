import { useEffect } from 'react';
import { createStore } from './store.ts';

export const productName = 'Frontdesk';

/** The title of a screen that took another's place. The first one is announced by the browser. */
export const announcedTitle = createStore('');

/** The router numbers the entries of the history. */
const entry = (): number => window.history.state?.idx ?? 0;
const firstEntry = entry();

/** Nobody has been led on, neither from a screen nor from one that was still on its way. */
const isFirst = () => document.title === productName && entry() === firstEntry;

/** Names the browser tab after what the screen shows. */
export function useTitle(...parts: (string | undefined)[]) {
  const title = [...parts.filter(Boolean), productName].join(' · ');

  useEffect(() => {
    if (title === document.title) return;
    if (!isFirst()) announcedTitle.set(title);
    document.title = title;
  }, [title]);
}
