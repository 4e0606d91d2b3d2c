import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the focused row is removed: the next row gets it. Spread the
 * result on the list element. `item` selects a row, `place` the focused element in it.
 */
export function useKeptFocus<Holder extends HTMLElement>(rows: unknown, item = 'li', place = 'a') {
  const ref = useRef<Holder>(null);
  const row = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(() => {
    if (row.current < 0 || document.activeElement !== document.body) return;

    const items = [...(ref.current?.querySelectorAll(item) ?? [])];
    const next = (items[row.current] ?? items.at(-1))?.querySelector<HTMLElement>(place);
    (next ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [rows]);

  return {
    ref,
    onFocus({ target }: FocusEvent) {
      const items = [...(ref.current?.querySelectorAll(item) ?? [])];
      const index = items.findIndex((one) => one.contains(target));
      // The menu of a row is rendered in a portal.
      if (index >= 0 || ref.current?.contains(target)) row.current = index;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!relatedTarget) row.current = -1;
    },
  };
}
