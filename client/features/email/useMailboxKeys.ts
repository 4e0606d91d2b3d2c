import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type FocusedRow, useListKeys } from '../../ui/listKeys/useListKeys.tsx';
import type { ListHandle } from './EmailList.tsx';
import type { FolderOrLabelName } from './foldersAndLabels.ts';
import { findReaderButton, leaveOpenEmail } from './readerButtons.ts';
import type { ComposerState } from './useComposer.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { OpenEmailId } from './useOpenEmailId.ts';
import type { Selection } from './useSelection.ts';

interface MailboxKeyOptions {
  folderOrLabel: FolderOrLabelName;
  mailbox: RefObject<HTMLElement | null>;
  listRef: RefObject<ListHandle | null>;
  selection: Selection;
  actions: EmailActions;
  openEmail: OpenEmailId;
  /** Whether an open email is beside the list. Otherwise it covers the list. */
  isBeside: boolean;
  composer: ComposerState;
}

/** Handles the keyboard shortcuts of the mailbox: those of all lists, and those of an open email. */
export function useMailboxKeys({
  folderOrLabel,
  mailbox,
  listRef,
  selection,
  actions,
  openEmail,
  isBeside,
  composer,
}: MailboxKeyOptions) {
  const { t } = useTranslation('email');
  const { id: openId } = openEmail;
  const isOpen = openId !== undefined;
  const isCovered = isOpen && !isBeside;
  const isTrash = folderOrLabel === 'trash';
  const findId = (index: number) =>
    Number(
      mailbox.current?.querySelector(`[data-index="${index}"] a`)?.id.replace('mail-', '') ??
        Number.NaN,
    );
  const replyWith = (kind: 'reply' | 'reply-all' | 'forward') => () =>
    isOpen ? () => composer.open(`${kind}-${openId}`) : undefined;
  // With the focus in the list, the shortcuts are those of the list.
  const clickNeighbour =
    (neighbour: 'older' | 'newer') =>
    ({ element }: FocusedRow) =>
      isOpen && !element ? () => findReaderButton(neighbour)?.click() : undefined;

  /** Moves the focus to a row. An email beside the list is replaced by that of the row. */
  const focusRow = (index: number) =>
    listRef.current?.focus(index, isBeside ? openEmail.follow : undefined);

  function removeOpen(id: number) {
    void actions.move([id], 'TRASH');
    if (isBeside) leaveOpenEmail();
    else openEmail.close();
  }

  return useListKeys({
    list: mailbox,
    rowSelector: '[data-index]',
    focusRow,
    isCovered,
    create: () => composer.open('new'),
    select: (index) => void selection.toggle(findId(index), index, false),
    remove: isTrash
      ? undefined
      : (index) => {
          const ids = selection.ids.size > 0 ? [...selection.ids] : [findId(index)].filter(Boolean);
          if (ids.length === 0) return;
          selection.clear();
          void actions.move(ids, 'TRASH');
          if (index >= 0) requestAnimationFrame(() => focusRow(index));
        },
    extraKeys: [
      {
        label: t('keys.back'),
        keys: ['u', 'Escape'],
        run: () => (isOpen ? openEmail.close : undefined),
      },
      {
        label: t('keys.star'),
        keys: ['s'],
        run: ({ element }) => {
          const shown = element ?? document.querySelector('#content article');
          const star = shown?.querySelector<HTMLElement>('[aria-pressed]');
          return star ? () => star.click() : undefined;
        },
      },
      { label: t('keys.reply'), keys: ['r'], run: replyWith('reply') },
      { label: t('keys.replyAll'), keys: ['a'], run: replyWith('reply-all') },
      { label: t('keys.forward'), keys: ['f'], run: replyWith('forward') },
      {
        label: t('keys.search'),
        keys: ['/'],
        run: () => (isCovered ? undefined : focusSearch),
      },
      { keys: ['j'], run: clickNeighbour('older') },
      { keys: ['k'], run: clickNeighbour('newer') },
      {
        keys: ['#', 'Delete'],
        run: ({ element }) =>
          isOpen && !element && !isTrash ? () => removeOpen(openId) : undefined,
      },
    ],
  });
}

const focusSearch = () =>
  document.querySelector<HTMLElement>('#content [role="searchbox"]')?.focus();
