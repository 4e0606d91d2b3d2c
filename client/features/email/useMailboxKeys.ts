import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ListHandle } from './EmailList.tsx';
import type { PlaceName } from './places.ts';
import { hasSingleKeys } from './singleKeys.ts';
import type { ComposeState } from './useCompose.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { OpenEmailId } from './useOpenEmailId.ts';
import type { Selection } from './useSelection.ts';

interface MailboxKeys {
  place: PlaceName;
  list: RefObject<ListHandle | null>;
  selection: Selection;
  actions: EmailActions;
  mail: OpenEmailId;
  writing: ComposeState;
  onHelp: () => void;
}

const busy =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]';

/**
 * Keyboard shortcuts of the mailbox. Single letters can be switched off, and are ignored in fields.
 */
export function useMailboxKeys({
  place,
  list,
  selection,
  actions,
  mail,
  writing,
  onHelp,
}: MailboxKeys) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest(busy)) return;
    if (document.querySelector('[aria-modal="true"]')) return;

    const run = actOf(key, target);
    if (!run || (key.length === 1 && !hasSingleKeys())) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function actOf(key: string, target: Element): (() => void) | undefined {
    if (key === 'c') return () => writing.open('new');
    if (key === '?') return onHelp;
    return mail.id === undefined ? inList(key, target) : inMail(key, mail.id);
  }

  function inList(key: string, target: Element): (() => void) | undefined {
    const row = target.closest<HTMLElement>('[data-index]');
    // After navigation the focus is on the page or its heading.
    const isFree =
      row !== null || target === document.body || target.matches('#content, #content h1');
    const index = row ? Number(row.dataset.index) : -1;
    const id = Number(row?.querySelector('a')?.id.replace('mail-', ''));
    const to = (next: number) => () => list.current?.focus(Math.max(0, next));

    if (key === '/') {
      return () => document.querySelector<HTMLElement>('#content [role="searchbox"]')?.focus();
    }
    if (isFree && (key === 'j' || key === 'ArrowDown')) return to(index + 1);
    if (isFree && (key === 'k' || key === 'ArrowUp')) return to(index - 1);
    if (key === 'Delete' && place !== 'trash') {
      const ids = selection.ids.size > 0 ? [...selection.ids] : row ? [id] : [];
      if (ids.length === 0) return undefined;
      return () => {
        selection.clear();
        void actions.move(ids, 'TRASH');
        if (row) requestAnimationFrame(() => list.current?.focus(index));
      };
    }
    if (key === 'x' && row) return () => void selection.toggle(id, index, false);
    if (key === 's' && row) return () => row.querySelector<HTMLElement>('[aria-pressed]')?.click();
    return undefined;
  }

  function inMail(key: string, id: number): (() => void) | undefined {
    const answers = { r: 'reply', a: 'reply-all', f: 'forward' } as const;
    const answer = answers[key as keyof typeof answers];
    if (answer) return () => writing.open(`${answer}-${id}`);
    if (key === 'Escape' || key === 'u') return mail.close;
    if (key === 'j' || key === 'k') {
      const name = key === 'j' ? 'older' : 'newer';
      return () => document.querySelector<HTMLElement>(`[data-go="${name}"]`)?.click();
    }
    if (key === 'Delete' && place !== 'trash') {
      return () => {
        void actions.move([id], 'TRASH');
        mail.close();
      };
    }
    return undefined;
  }
}
