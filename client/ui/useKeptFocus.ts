import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the focused row is removed: the next row gets the focus. Spread the
 * result on the list element. The selectors find the rows, and the element of a row that gets the focus.
 */
export function useKeptFocus<Holder extends HTMLElement>(
  rows: unknown,
  rowSelector = 'li',
  focusSelector = 'a',
) {
  const ref = useRef<Holder>(null);
  const rowIndex = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(() => {
    if (rowIndex.current < 0 || document.activeElement !== document.body) return;

    const items = [...(ref.current?.querySelectorAll(rowSelector) ?? [])];
    const next = (items[rowIndex.current] ?? items.at(-1))?.querySelector<HTMLElement>(
      focusSelector,
    );
    (next ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [rows]);

  return {
    ref,
    onFocus({ target }: FocusEvent) {
      const items = [...(ref.current?.querySelectorAll(rowSelector) ?? [])];
      const index = items.findIndex((item) => item.contains(target));
      // React events also come from the menu of a row, which is in a portal outside of the list.
      if (index >= 0 || ref.current?.contains(target)) rowIndex.current = index;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!relatedTarget) rowIndex.current = -1;
    },
  };
}
