import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { classifyError, type Failure } from '../../data/failure.ts';
import {
  EmailNavDocument,
  type EmailReader_EmailFragment,
  EmailReader_EmailFragmentDoc,
  OpenEmailDocument,
} from '../../gql/email/graphql.ts';
import type { EmailListParams } from './emailListParams.ts';
import { applyChanges, readCachedEmails } from './mailboxCache.ts';

export type OpenEmail = EmailReader_EmailFragment;

/** Opens an email. One request loads the email with its neighbours, and marks it as read. */
export function useOpenEmail(id: number, listParams: EmailListParams) {
  const client = useApolloClient();
  const [openFailure, setOpenFailure] = useState<{
    id: number;
    kind: Exclude<Failure['kind'], 'refused'>;
  }>();
  const { data, complete } = useFragment({
    fragment: EmailReader_EmailFragmentDoc,
    fragmentName: 'EmailReader_email',
    from: { __typename: 'Email', id },
    variables: listParams,
  });

  async function open() {
    const [before] = readCachedEmails(client.cache, [id]);
    const after = before && { ...before, isRead: true };
    setOpenFailure(undefined);
    const { error } = await client.mutate({
      mutation: OpenEmailDocument,
      variables: { id, ...listParams },
      context: { isQuiet: true },
      update: (cache, response) => {
        if (response.data && before && after) applyChanges(client, cache, [[before, after]]);
      },
      // Without a cached email, the client cannot calculate the new counts.
      refetchQueries: before ? [] : [EmailNavDocument],
    });
    if (!error) return;
    const { kind } = classifyError(error);
    setOpenFailure({ id, kind: kind === 'refused' ? 'broken' : kind });
  }

  const handleOpen = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the id changes
  useEffect(() => void handleOpen(), [id]);

  return {
    mail: complete ? (data as OpenEmail) : undefined,
    failure: openFailure?.id === id ? openFailure.kind : undefined,
    retry: () => void open(),
  };
}
