import { useState } from 'react';

const storageKey = 'frontdesk.recentSearches';
const maxSearches = 5;

/** Returns the recent searches on this device, latest first, and functions that change them. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readSearches);

  function store(searches: string[]) {
    setRecent(searches);
    try {
      localStorage.setItem(storageKey, JSON.stringify(searches));
    } catch {
      // If the browser blocks the storage, the searches are kept only while the palette is open.
    }
  }

  return {
    recent,
    add(text: string) {
      const q = text.trim();
      if (q) store([q, ...recent.filter((search) => search !== q)].slice(0, maxSearches));
    },
    clear: () => store([]),
  };
}

function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((search) => typeof search === 'string') : [];
  } catch {
    return [];
  }
}
