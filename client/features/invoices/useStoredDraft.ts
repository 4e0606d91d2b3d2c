import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const storageKey = `frontdesk.invoice.${name}`;
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
      if (form.isDirty()) localStorage.setItem(storageKey, JSON.stringify(values));
      else localStorage.removeItem(storageKey);
    }, saveDelay);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(
    () => () => {
      if (!isKept.current) localStorage.removeItem(storageKey);
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
    remove: () => localStorage.removeItem(storageKey),
    /** Sets whether the draft is kept when the screen is left, such as while another form is open. */
    setKept: (value: boolean) => {
      isKept.current = value;
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
