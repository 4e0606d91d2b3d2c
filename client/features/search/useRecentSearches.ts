import { useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../data/storage.ts';

const maxSearches = 5;

/** Returns the recent searches on this device, latest first, and functions that change them. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readSearches);

  function store(searches: string[]) {
    setRecent(searches);
    writeStored(storageKeys.recentSearches, searches);
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
  const stored = readStored(storageKeys.recentSearches);
  return Array.isArray(stored) ? stored.filter((search) => typeof search === 'string') : [];
}
