import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface Kept<Values> {
  keptAt: string;
  values: Values;
}

const getStorageKey = (id: number | undefined) => `frontdesk.blog.draft.${id ?? 'new'}`;

/** Stores the unsaved values of a form on this device. */
export function useDraft<Values>(id: number | undefined) {
  const key = getStorageKey(id);
  const [found, setFound] = useState(() => read<Values>(key));
  const [isKept, setKept] = useState(false);

  const keep = useDebouncedCallback((values: Values) => {
    const stored: Kept<Values> = { keptAt: new Date().toISOString(), values };
    try {
      localStorage.setItem(key, JSON.stringify(stored));
      setKept(true);
    } catch {
      // The storage is full. The form still has all values.
      setKept(false);
    }
  }, 600);

  function drop() {
    keep.cancel();
    localStorage.removeItem(key);
    setFound(undefined);
    setKept(false);
  }

  return { found, isKept, keep, drop, close: () => setFound(undefined) };
}

function read<Values>(key: string): Kept<Values> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored?.keptAt === 'string' && stored.values ? stored : undefined;
  } catch {
    return undefined;
  }
}
