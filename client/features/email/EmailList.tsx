import { useApolloClient } from '@apollo/client/react';
import { Box } from '@mantine/core';
import { observeElementRect, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  Fragment,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { MailboxDocument, type MailboxQuery } from '../../gql/email/graphql.ts';
import classes from './EmailList.module.css';
import { EmailRows } from './EmailRows.tsx';
import { type EmailListParams, perPage } from './emailListParams.ts';
import { groupBy } from './groupBy.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';

export interface ListHandle {
  /** Moves the focus to a row, by its index. `onFocus` receives the id of its email. */
  focus: (index: number, onFocus?: (id: number) => void) => void;
}

interface EmailListProps {
  listParams: EmailListParams;
  firstPage: MailboxQuery['emailPage'];
  /** The open email, whose row remains visible. */
  openId?: number;
  /** Whether a row has several lines. */
  isNarrow: boolean;
  selection: Selection;
  actions: EmailActions;
  ref: Ref<ListHandle>;
}

/** A virtual list of emails. Only the rows and pages near the viewport are rendered. */
export function EmailList({
  listParams,
  firstPage,
  openId,
  isNarrow,
  selection,
  actions,
  ref,
}: EmailListProps) {
  const { t } = useTranslation('email');
  const client = useApolloClient();
  const scroller = useRef<HTMLDivElement>(null);
  const height = isNarrow ? 96 : 52;
  const { total, emails } = firstPage;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    // A new function makes the virtualizer calculate all sizes again.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes depend on the height
    getItemKey: useCallback((index: number) => index, [height]),
    overscan: 8,
    // Test environments have no layout. There the list has the height of the window.
    observeElementRect: (instance, onResize) =>
      observeElementRect(instance, (rect) =>
        onResize(rect.height > 0 ? rect : { ...rect, height: window.innerHeight }),
      ),
    useFlushSync: false,
  });

  function focusRow(index: number, onFocus?: (id: number) => void) {
    virtualizer.scrollToIndex(index);
    const attempt = (attempts: number) => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
      if (row) {
        row.focus({ preventScroll: true });
        onFocus?.(Number(row.id.replace('mail-', '')));
      } else if (attempts > 0) requestAnimationFrame(() => attempt(attempts - 1));
    };
    attempt(20);
  }

  useImperativeHandle(ref, () => ({ focus: focusRow }));

  /** Returns the index of an email on the page of a row or on a neighbouring page, or -1. */
  function findIndex(id: number, nearIndex: number): number {
    const nearPage = Math.floor(nearIndex / perPage) + 1;
    for (const page of [nearPage, nearPage + 1, nearPage - 1]) {
      const variables = { ...listParams, page };
      const data =
        page === 1
          ? { emailPage: firstPage }
          : client.readQuery({ query: MailboxDocument, variables });
      const index = data?.emailPage.emails.findIndex((mail) => mail.id === id) ?? -1;
      if (index >= 0) return (page - 1) * perPage + index;
    }
    return -1;
  }

  const last = useRef({ height, openId, index: -1 });

  // The row of the open email is visible. It stays at its place when the height of the rows changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an email opens or the height changes
  useLayoutEffect(() => {
    const previous = last.current;
    const id = openId ?? previous.openId;
    const offset = virtualizer.scrollOffset ?? 0;
    const topIndex = Math.floor(offset / previous.height);
    const index = id === undefined ? -1 : findIndex(id, topIndex);
    last.current = { height, openId, index };
    if (id === undefined && height === previous.height) return;

    const anchor = index >= 0 ? index : topIndex;
    const maxTop = (scroller.current?.clientHeight ?? 0) - height;
    const top = Math.max(0, Math.min(anchor * previous.height - offset, maxTop));
    virtualizer.scrollToOffset(anchor * height - top);
    // A deleted email has no row. The next email is at its place.
    if (openId === undefined && previous.openId !== undefined)
      focusRow(Math.max(0, Math.min(index >= 0 ? index : previous.index, total - 1)));
  }, [openId, height]);

  const pages = groupBy(
    virtualizer.getVirtualItems(),
    ({ index }: VirtualItem) => Math.floor(index / perPage) + 1,
  );

  return (
    <Box
      ref={scroller}
      mih={0}
      flex={1}
      className={classes.scroller}
      style={{ '--row-height': `${height}px` }}
    >
      <ul
        className={classes.list}
        aria-label={t('list')}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {[...pages].map(([page, items]) => (
          <Fragment key={page}>
            <EmailRows
              page={page}
              items={items}
              emails={page === 1 ? emails : undefined}
              {...{ listParams, total, selection, actions }}
            />
          </Fragment>
        ))}
      </ul>
    </Box>
  );
}
