import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { observeElementRect, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { Fragment, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailboxQuery } from '../../gql/email/graphql.ts';
import classes from './EmailList.module.css';
import { EmailRows } from './EmailRows.tsx';
import { type EmailListParams, perPage } from './emailListParams.ts';
import { groupBy } from './groupBy.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';

export interface ListHandle {
  /** Moves the focus to a row, by its index. */
  focus: (index: number) => void;
}

interface EmailListProps {
  listParams: EmailListParams;
  firstPage: MailboxQuery['emailPage'];
  selection: Selection;
  actions: EmailActions;
  ref: Ref<ListHandle>;
}

/** A virtual list of emails. Only the rows and pages near the viewport are rendered. */
export function EmailList({ listParams, firstPage, selection, actions, ref }: EmailListProps) {
  const { t } = useTranslation('email');
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, {
    getInitialValueInEffect: false,
  });
  const height = isNarrow ? 96 : 52;
  const { total, emails } = firstPage;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    // Test environments have no layout. There the list has the height of the window.
    observeElementRect: (instance, onResize) =>
      observeElementRect(instance, (rect) =>
        onResize(rect.height > 0 ? rect : { ...rect, height: window.innerHeight }),
      ),
    useFlushSync: false,
  });

  useImperativeHandle(ref, () => ({
    focus(index) {
      virtualizer.scrollToIndex(index);
      const focusRow = (attempts: number) => {
        const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
        if (row) row.focus({ preventScroll: true });
        else if (attempts > 0) requestAnimationFrame(() => focusRow(attempts - 1));
      };
      focusRow(20);
    },
  }));

  const pages = groupBy(
    virtualizer.getVirtualItems(),
    ({ index }: VirtualItem) => Math.floor(index / perPage) + 1,
  );

  return (
    <Box ref={scroller} mih={0} flex={1} className={classes.scroller}>
      <ul
        className={classes.list}
        aria-label={t('list')}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {[...pages].map(([page, items]) => (
          <Fragment key={page}>
            <EmailRows
              key={height}
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
