import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InvoiceValues } from './formValues.ts';

/** The draft is stored after a pause of this many milliseconds. */
const saveDelay = 400;

/**
 * Stores unsaved changes on this device, so that a reload, a crash or a closed tab loses nothing.
 * Navigation to another screen asks for confirmation and then deletes the draft.
 */
export function useStoredDraft(
  name: string,
  form: UseFormReturnType<InvoiceValues>,
  isSaved: RefObject<boolean>,
) {
  const storageKey = `frontdesk.invoice.${name}`;
  const [isRestored, setRestored] = useState(false);
  const isBlocked = useRef(false);
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
      if (form.isDirty()) localStorage.setItem(storageKey, JSON.stringify(values));
      else localStorage.removeItem(storageKey);
    }, saveDelay);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(
    () => () => {
      if (!isBlocked.current) localStorage.removeItem(storageKey);
    },
    [storageKey],
  );

  return {
    isRestored,
    discard() {
      form.reset();
      localStorage.removeItem(storageKey);
      setRestored(false);
    },
    /** Deletes the draft after saving. */
    forget: () => localStorage.removeItem(storageKey),
    /** Keeps the draft while another dialog asks before navigation. */
    keep: (isKept: boolean) => {
      isBlocked.current = isKept;
    },
  };
}

function readStoredDraft(storageKey: string): Partial<InvoiceValues> | null {
  try {
    const storedValues = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return storedValues !== null && Array.isArray(storedValues.items) ? storedValues : null;
  } catch {
    return null;
  }
}
