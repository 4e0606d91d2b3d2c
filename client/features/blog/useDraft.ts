import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface StoredDraft<Values> {
  /** The time of the last change in ISO 8601. */
  storedAt: string;
  values: Values;
}

const getStorageKey = (id: number | undefined) => `frontdesk.blog.draft.${id ?? 'new'}`;

/** Stores the unsaved values of a form on this device, and returns the draft that was stored before. */
export function useDraft<Values>(id: number | undefined) {
  const storageKey = getStorageKey(id);
  const [storedDraft, setStoredDraft] = useState(() => readDraft<Values>(storageKey));
  const [isSaved, setSaved] = useState(false);

  const save = useDebouncedCallback((values: Values) => {
    const newDraft: StoredDraft<Values> = { storedAt: new Date().toISOString(), values };
    try {
      localStorage.setItem(storageKey, JSON.stringify(newDraft));
      setSaved(true);
    } catch {
      // The storage is full. The form still has all values.
      setSaved(false);
    }
  }, 600);

  function discard() {
    save.cancel();
    localStorage.removeItem(storageKey);
    setStoredDraft(undefined);
    setSaved(false);
  }

  return { storedDraft, isSaved, save, discard, hideNotice: () => setStoredDraft(undefined) };
}

function readDraft<Values>(storageKey: string): StoredDraft<Values> | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return typeof draft?.storedAt === 'string' && draft.values ? draft : undefined;
  } catch {
    return undefined;
  }
}
