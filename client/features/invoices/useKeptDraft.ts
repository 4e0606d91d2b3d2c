import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InvoiceValues } from './formValues.ts';

/** After typing has paused for so long, what was typed is kept. */
const pause = 400;

/**
 * What is typed and not saved, kept on this device: a reload, a crash or a closed tab loses nothing.
 * Whoever leaves for another screen was asked before, and it goes.
 */
export function useKeptDraft(
  name: string,
  form: UseFormReturnType<InvoiceValues>,
  isSaved: RefObject<boolean>,
) {
  const storageKey = `frontdesk.invoice.${name}`;
  const [isRestored, setRestored] = useState(false);
  const isBlocked = useRef(false);
  const { values } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const kept = stored(storageKey);
    if (!kept) return;
    form.setValues(kept);
    setRestored(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what was typed
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isSaved.current) return;
      if (form.isDirty()) localStorage.setItem(storageKey, JSON.stringify(values));
      else localStorage.removeItem(storageKey);
    }, pause);
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
    /** What was saved need not be kept. */
    forget: () => localStorage.removeItem(storageKey),
    /** While something else asks before the screen is left, the draft stays. */
    keep: (isKept: boolean) => {
      isBlocked.current = isKept;
    },
  };
}

function stored(storageKey: string): Partial<InvoiceValues> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return kept !== null && Array.isArray(kept.items) ? kept : null;
  } catch {
    return null;
  }
}
