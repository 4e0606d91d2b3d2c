import type { LoaderFunctionArgs } from 'react-router-dom';
import { EmailPlacesDocument, MailboxDocument } from '../../gql/email/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { defaults, viewOf } from './view.ts';

/** What the mailbox asks first. */
export function queries({ params, request }: LoaderFunctionArgs): EarlyQuery[] {
  const { searchParams } = new URL(request.url);
  const view = viewOf(params, readParams(searchParams, defaults));

  return [
    { query: MailboxDocument, variables: { ...view, page: 1 } },
    { query: EmailPlacesDocument },
  ];
}
