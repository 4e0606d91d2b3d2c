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
  /** The mails of the page, where they are known already. */
  emails?: MailboxQuery['emailPage']['emails'];
  selection: Selection;
  actions: EmailActions;
}

/** Long enough to be passed by without a request. */
const rest = 120;

/** The rows of one page of a list. The page is asked for when one stays with it. */
export function EmailChunk({ view, page, items, total, emails, ...acts }: EmailChunkProps) {
  const client = useApolloClient();
  const variables = { ...view, page };
  // A page that was seen before is there at once.
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
      <EmailRow key={mail.id} {...{ mail, index, total, start, q: view.q }} {...acts} />
    ) : (
      <li
        key={`at ${index}`}
        className={classes.row}
        style={{ transform: `translateY(${start}px)` }}
        aria-hidden
      >
        <span className={classes.bone} />
      </li>
    );
  });
}
