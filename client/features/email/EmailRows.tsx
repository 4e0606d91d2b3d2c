import { useApolloClient } from '@apollo/client/react';
import { useTimeout } from '@mantine/hooks';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';
import { MailboxDocument, type MailboxQuery } from '../../gql/email/graphql.ts';
import { useMailboxQuery } from '../../gql/email/hooks.ts';
import classes from './EmailRow.module.css';
import { EmailRow } from './EmailRow.tsx';
import { type EmailListParams, perPage } from './emailListParams.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';

interface EmailRowsProps {
  listParams: EmailListParams;
  page: number;
  items: VirtualItem[];
  total: number;
  /** The emails of the page, if they have loaded. */
  emails?: MailboxQuery['emailPage']['emails'];
  selection: Selection;
  actions: EmailActions;
}

/** The time in milliseconds for which a page must be visible before it is requested. */
const requestDelay = 120;

/** The rows of one page of a list. While the user scrolls fast, the pages in between are not requested. */
export function EmailRows({ listParams, page, items, total, emails, ...handlers }: EmailRowsProps) {
  const client = useApolloClient();
  const variables = { ...listParams, page };
  // A cached page is rendered without the delay.
  const [isRequested, setRequested] = useState(
    () => client.readQuery({ query: MailboxDocument, variables }) !== null,
  );
  useTimeout(() => setRequested(true), requestDelay, { autoInvoke: true });
  const { data, previousData } = useMailboxQuery({
    variables,
    skip: emails !== undefined || !isRequested,
  });
  const pageEmails = emails ?? (data ?? previousData)?.emailPage.emails ?? [];

  return items.map(({ index, start }) => {
    const mail = pageEmails[index - (page - 1) * perPage];

    return mail ? (
      <EmailRow key={mail.id} {...{ mail, index, total, start, q: listParams.q }} {...handlers} />
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
