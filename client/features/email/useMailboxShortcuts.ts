import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListHandle } from './EmailList.tsx';
import type { FolderOrLabelName } from './foldersAndLabels.ts';
import { hasLetterShortcuts } from './letterShortcuts.ts';
import type { ComposerState } from './useComposer.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { OpenEmailId } from './useOpenEmailId.ts';
import type { Selection } from './useSelection.ts';

interface MailboxShortcutOptions {
  folderOrLabel: FolderOrLabelName;
  listRef: RefObject<ListHandle | null>;
  selection: Selection;
  actions: EmailActions;
  openEmail: OpenEmailId;
  composer: ComposerState;
  onHelp: () => void;
}

/** A selector of the elements in which the shortcuts are ignored. */
const ignoredTargets =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]';

/**
 * Handles the keyboard shortcuts of the mailbox. The user can disable the shortcuts of a single letter. All shortcuts
 * are ignored in fields, menus and dialogs.
 */
export function useMailboxShortcuts({
  folderOrLabel,
  listRef,
  selection,
  actions,
  openEmail,
  composer,
  onHelp,
}: MailboxShortcutOptions) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest(ignoredTargets)) return;
    if (document.querySelector('[aria-modal="true"]')) return;

    const action = getAction(key, target);
    if (!action || (key.length === 1 && !hasLetterShortcuts())) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function getAction(key: string, target: Element): (() => void) | undefined {
    if (key === 'c') return () => composer.open('new');
    if (key === '?') return onHelp;
    return openEmail.id === undefined
      ? getListAction(key, target)
      : getEmailAction(key, openEmail.id);
  }

  function getListAction(key: string, target: Element): (() => void) | undefined {
    const row = target.closest<HTMLElement>('[data-index]');
    // After a navigation, the focus is on the page or on its heading.
    const canNavigate =
      row !== null || target === document.body || target.matches('#content, #content h1');
    const index = row ? Number(row.dataset.index) : -1;
    const id = Number(row?.querySelector('a')?.id.replace('mail-', ''));
    const createFocusAction = (next: number) => () => listRef.current?.focus(Math.max(0, next));

    if (key === '/') {
      return () => document.querySelector<HTMLElement>('#content [role="searchbox"]')?.focus();
    }
    if (canNavigate && (key === 'j' || key === 'ArrowDown')) return createFocusAction(index + 1);
    if (canNavigate && (key === 'k' || key === 'ArrowUp')) return createFocusAction(index - 1);
    if (key === 'Delete' && folderOrLabel !== 'trash') {
      const ids = selection.ids.size > 0 ? [...selection.ids] : row ? [id] : [];
      if (ids.length === 0) return undefined;
      return () => {
        selection.clear();
        void actions.move(ids, 'TRASH');
        if (row) requestAnimationFrame(() => listRef.current?.focus(index));
      };
    }
    if (key === 'x' && row) return () => void selection.toggle(id, index, false);
    if (key === 's' && row) return () => row.querySelector<HTMLElement>('[aria-pressed]')?.click();
    return undefined;
  }

  function getEmailAction(key: string, id: number): (() => void) | undefined {
    const replyKinds = { r: 'reply', a: 'reply-all', f: 'forward' } as const;
    const kind = replyKinds[key as keyof typeof replyKinds];
    if (kind) return () => composer.open(`${kind}-${id}`);
    if (key === 'Escape' || key === 'u') return openEmail.close;
    if (key === 'j' || key === 'k') {
      const neighbour = key === 'j' ? 'older' : 'newer';
      return () => document.querySelector<HTMLElement>(`[data-neighbour="${neighbour}"]`)?.click();
    }
    if (key === 'Delete' && folderOrLabel !== 'trash') {
      return () => {
        void actions.move([id], 'TRASH');
        openEmail.close();
      };
    }
    return undefined;
  }
}
