import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { browserStorage, readStored, storageKeys, writeStored } from '../../data/storage.ts';
import type { InvoiceValues } from './formValues.ts';

/** The time in milliseconds between the last change and the storage of the draft. */
const saveDelay = 400;

/**
 * Stores unsaved changes on this device, so that a reload, a crash or a closed tab does not lose them.
 * When the user leaves the screen, the draft is deleted. `LeaveGuard` asks for confirmation before.
 */
export function useStoredDraft(
  name: string,
  form: UseFormReturnType<InvoiceValues>,
  isSaved: RefObject<boolean>,
) {
  const storageKey = storageKeys.invoiceDraft(name);
  const [isRestored, setRestored] = useState(false);
  const isKept = useRef(false);
  const { values } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => {
    const storedValues = readStoredDraft(storageKey);
    if (!storedValues) return;
    form.setValues(storedValues);
    setRestored(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isSaved.current) return;
      if (form.isDirty()) writeStored(storageKey, values);
      else browserStorage.removeItem(storageKey);
    }, saveDelay);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(
    () => () => {
      if (!isKept.current) browserStorage.removeItem(storageKey);
    },
    [storageKey],
  );

  return {
    isRestored,
    discard() {
      form.reset();
      browserStorage.removeItem(storageKey);
      setRestored(false);
    },
    /** Deletes the draft after saving. */
    remove: () => browserStorage.removeItem(storageKey),
    /** Sets whether the draft is kept when the screen is left, such as while another form is open. */
    setKept: (value: boolean) => {
      isKept.current = value;
    },
  };
}

function readStoredDraft(storageKey: string): Partial<InvoiceValues> | null {
  const storedValues = readStored(storageKey) as Partial<InvoiceValues> | null;
  return Array.isArray(storedValues?.items) ? storedValues : null;
}
