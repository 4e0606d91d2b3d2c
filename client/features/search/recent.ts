import { useState } from 'react';

const key = 'frontdesk.recentSearches';
const maxRecent = 5;

/** The searches on this device, latest first. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(read);

  function keep(next: string[]) {
    setRecent(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // If the storage is blocked, they last as long as the palette.
    }
  }

  return {
    recent,
    add(text: string) {
      const q = text.trim();
      if (q) keep([q, ...recent.filter((one) => one !== q)].slice(0, maxRecent));
    },
    clear: () => keep([]),
  };
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
