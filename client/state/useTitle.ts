import { useEffect } from 'react';
import { createStore } from './store.ts';

export const productName = 'Frontdesk';

/** The title of the last navigation. The browser announces the first screen itself. */
export const announcedTitle = createStore('');

/** The router numbers the history entries. */
const entry = (): number => window.history.state?.idx ?? 0;
const firstEntry = entry();

/** Whether this is the first screen: no navigation has happened or begun. */
const isFirst = () => document.title === productName && entry() === firstEntry;

/** Sets the title of the browser tab. */
export function useTitle(...parts: (string | undefined)[]) {
  const title = [...parts.filter(Boolean), productName].join(' · ');

  useEffect(() => {
    if (title === document.title) return;
    if (!isFirst()) announcedTitle.set(title);
    document.title = title;
  }, [title]);
}
