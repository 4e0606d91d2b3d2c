import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../lazyComponent.tsx';
import { clickUndo } from '../toasts.ts';
import type { KeyHelpProps } from './KeyHelp.tsx';
import { hasLetterKeys } from './letterKeys.ts';

const KeyHelp = lazyComponent<KeyHelpProps>(async () => (await import('./KeyHelp.tsx')).KeyHelp);

/** A row of a list. The index is -1 if no row has the focus. */
export interface FocusedRow {
  index: number;
  element: HTMLElement | null;
}

/** A shortcut of one screen. `run` returns the action, or undefined if there is none now. */
export interface ExtraKey {
  /** Undefined if the list of shortcuts has its keys already. */
  label?: string;
  keys: string[];
  run: (row: FocusedRow) => (() => void) | undefined;
}

export interface ListKeyOptions {
  list: RefObject<HTMLElement | null>;
  /** Selects the rows. An attribute `data-index` contains the index of a row in a virtual list. */
  rowSelector: string;
  /** Selects the element of a row that gets the focus and opens the row. */
  focusSelector?: string;
  /** Moves the focus to a row of a virtual list, which may not be rendered yet. */
  focusRow?: (index: number) => void;
  /** Whether the list has shortcuts. The default is true. */
  isEnabled?: boolean;
  /** Whether something else covers the list, so that only its own shortcuts apply. */
  isCovered?: boolean;
  select?: (index: number) => void;
  /** The actions on the selected rows or on the row with the focus. */
  complete?: (index: number) => void;
  remove?: (index: number) => void;
  create?: () => void;
  extraKeys?: ExtraKey[];
}

/** A selector of the elements in which shortcuts are ignored. Drag handles use the arrow keys themselves. */
const ignoredTargets =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"], [role="radiogroup"], [role="tablist"], [aria-roledescription]';

/**
 * Handles the keyboard shortcuts that all lists share. The user can disable the shortcuts of a single character. All
 * shortcuts are ignored in fields, menus and dialogs. Returns the dialog that lists them, and a function that opens it.
 */
export function useListKeys({
  list,
  rowSelector,
  focusSelector = 'a, button',
  focusRow: focusVirtualRow,
  isEnabled = true,
  isCovered = false,
  select,
  complete,
  remove,
  create,
  extraKeys = [],
}: ListKeyOptions) {
  const { t } = useTranslation('app');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest(ignoredTargets)) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    if (key.length === 1 && !hasLetterKeys.get()) return;

    const action = findAction(key, target);
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);

  const listRows = () => [...(list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  const getIndex = (row: HTMLElement) => Number(row.dataset.index ?? listRows().indexOf(row));

  function focusRow(index: number) {
    if (focusVirtualRow) return focusVirtualRow(index);
    const rows = listRows();
    const row = rows.find((other) => getIndex(other) === index) ?? rows.at(-1);
    const target = row?.querySelector<HTMLElement>(focusSelector);
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  function findAction(key: string, target: Element): (() => void) | undefined {
    const element = target.closest<HTMLElement>(rowSelector);
    const row = element && list.current?.contains(element) ? element : null;
    const index = row ? getIndex(row) : -1;
    const extraAction = extraKeys
      .filter(({ keys }) => keys.includes(key))
      .map(({ run }) => run({ index, element: row }))
      .find(Boolean);

    if (extraAction) return extraAction;
    if (key === '?') return openHelp;
    if (key === 'z') return clickUndo;
    if (create && (key === 'c' || key === 'n')) return create;
    return isCovered ? undefined : findListAction(key, target, row, index);
  }

  function findListAction(key: string, target: Element, row: HTMLElement | null, index: number) {
    // After a navigation, the focus is on the page or on its heading. There, the arrow keys scroll.
    const isOnPage = target === document.body || target.matches('#content, #content h1');
    if (key === 'j' || (row && key === 'ArrowDown')) {
      return row || isOnPage ? () => focusRow(index + 1) : undefined;
    }
    if (key === 'k' || (row && key === 'ArrowUp')) {
      return row || isOnPage ? () => focusRow(Math.max(0, index - 1)) : undefined;
    }
    if (remove && (key === '#' || key === 'Delete')) return () => remove(index);
    if (complete && key === 'e') return () => complete(index);
    if (row && select && key === 'x') return () => select(index);
    if (row && key === 'o') return () => row.querySelector<HTMLElement>(focusSelector)?.click();
    return undefined;
  }

  const entries = [
    { label: t('ui.keys.next'), keys: ['j', '↓'] },
    { label: t('ui.keys.previous'), keys: ['k', '↑'] },
    { label: t('ui.keys.open'), keys: ['o', 'Enter'] },
    ...(select ? [{ label: t('ui.keys.select'), keys: ['x'] }] : []),
    ...(complete ? [{ label: t('ui.keys.complete'), keys: ['e'] }] : []),
    ...(remove ? [{ label: t('ui.keys.remove'), keys: ['#', 'Delete'] }] : []),
    { label: t('ui.keys.undo'), keys: ['z'] },
    ...(create ? [{ label: t('ui.keys.create'), keys: ['c', 'n'] }] : []),
    ...extraKeys.flatMap(({ label, keys }) => (label ? [{ label, keys }] : [])),
    { label: t('ui.keys.help'), keys: ['?'] },
  ];

  return {
    openHelp,
    help: isHelpOpen && (
      <Suspense>
        <KeyHelp entries={entries} onClose={() => setHelpOpen(false)} />
      </Suspense>
    ),
  };
}
