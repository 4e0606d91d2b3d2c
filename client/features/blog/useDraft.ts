import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { browserStorage, readStored, storageKeys, writeStored } from '../../data/storage.ts';

interface StoredDraft<Values> {
  /** The time of the last change in ISO 8601. */
  storedAt: string;
  values: Values;
}

/** Stores the unsaved values of a form on this device, and returns the draft that was stored before. */
export function useDraft<Values>(id: number | undefined) {
  const storageKey = storageKeys.postDraft(id ?? 'new');
  const [storedDraft, setStoredDraft] = useState(() => readDraft<Values>(storageKey));
  const [isSaved, setSaved] = useState(false);

  const save = useDebouncedCallback((values: Values) => {
    const newDraft: StoredDraft<Values> = { storedAt: new Date().toISOString(), values };
    setSaved(writeStored(storageKey, newDraft));
  }, 600);

  function discard() {
    save.cancel();
    browserStorage.removeItem(storageKey);
    setStoredDraft(undefined);
    setSaved(false);
  }

  return { storedDraft, isSaved, save, discard, hideNotice: () => setStoredDraft(undefined) };
}

function readDraft<Values>(storageKey: string): StoredDraft<Values> | undefined {
  const draft = readStored(storageKey) as StoredDraft<Values> | null;
  return typeof draft?.storedAt === 'string' && draft.values ? draft : undefined;
}
