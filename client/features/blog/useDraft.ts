import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface StoredDraft<Values> {
  keptAt: string;
  values: Values;
}

const getStorageKey = (id: number | undefined) => `frontdesk.blog.draft.${id ?? 'new'}`;

/** Stores the unsaved values of a form on this device. */
export function useDraft<Values>(id: number | undefined) {
  const key = getStorageKey(id);
  const [found, setFound] = useState(() => read<Values>(key));
  const [isSaved, setSaved] = useState(false);

  const save = useDebouncedCallback((values: Values) => {
    const stored: StoredDraft<Values> = { keptAt: new Date().toISOString(), values };
    try {
      localStorage.setItem(key, JSON.stringify(stored));
      setSaved(true);
    } catch {
      // The storage is full. The form still has all values.
      setSaved(false);
    }
  }, 600);

  function discard() {
    save.cancel();
    localStorage.removeItem(key);
    setFound(undefined);
    setSaved(false);
  }

  return { found, isSaved, save, discard, close: () => setFound(undefined) };
}

function read<Values>(key: string): StoredDraft<Values> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored?.keptAt === 'string' && stored.values ? stored : undefined;
  } catch {
    return undefined;
  }
}
