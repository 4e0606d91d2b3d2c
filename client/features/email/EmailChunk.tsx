import { useApolloClient } from '@apollo/client/react';
import { useTimeout } from '@mantine/hooks';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';
import { MailboxDocument, type MailboxQuery } from '../../gql/email/graphql.ts';
import { useMailboxQuery } from '../../gql/email/hooks.ts';
import classes from './EmailRow.module.css';
import { EmailRow } from './EmailRow.tsx';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';
import { perPage, type View } from './view.ts';

interface EmailChunkProps {
  view: View;
  page: number;
  items: VirtualItem[];
  total: number;
  /** The emails of the page, if they have loaded. */
  emails?: MailboxQuery['emailPage']['emails'];
  selection: Selection;
  actions: EmailActions;
}

/** The time in milliseconds that a page must stay in view before it is requested. */
const rest = 120;

/** The rows of one page of a list. A page that is only scrolled past is not requested. */
export function EmailChunk({ view, page, items, total, emails, ...handlers }: EmailChunkProps) {
  const client = useApolloClient();
  const variables = { ...view, page };
  // Cached pages render at once.
  const [isWanted, setWanted] = useState(
    () => client.readQuery({ query: MailboxDocument, variables }) !== null,
  );
  useTimeout(() => setWanted(true), rest, { autoInvoke: true });
  const { data, previousData } = useMailboxQuery({
    variables,
    skip: emails !== undefined || !isWanted,
  });
  const shown = emails ?? (data ?? previousData)?.emailPage.emails ?? [];

  return items.map(({ index, start }) => {
    const mail = shown[index - (page - 1) * perPage];

    return mail ? (
      <EmailRow key={mail.id} {...{ mail, index, total, start, q: view.q }} {...handlers} />
    ) : (
      <li
        key={`at ${index}`}
        className={classes.row}
        style={{ transform: `translateY(${start}px)` }}
        aria-hidden
      >
        <span className={classes.skeleton} />
      </li>
    );
  });
}
