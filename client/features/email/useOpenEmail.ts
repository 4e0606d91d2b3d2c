import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  EmailPlacesDocument,
  type EmailReader_EmailFragment,
  EmailReader_EmailFragmentDoc,
  OpenEmailDocument,
} from '../../gql/email/graphql.ts';
import { classifyError, type Failure } from '../../state/failure.ts';
import { applyChanges, cachedEmails } from './mailbox.ts';
import type { View } from './view.ts';

export type OpenEmail = EmailReader_EmailFragment;

/** Opens an email: one request loads it with its neighbours, and marks it as read. */
export function useOpenEmail(id: number, view: View) {
  const client = useApolloClient();
  const [failed, setFailed] = useState<{
    id: number;
    kind: Exclude<Failure['kind'], 'refused'>;
  }>();
  const { data, complete } = useFragment({
    fragment: EmailReader_EmailFragmentDoc,
    fragmentName: 'EmailReader_email',
    from: { __typename: 'Email', id },
    variables: view,
  });

  async function open() {
    const [before] = cachedEmails(client.cache, [id]);
    const after = before && { ...before, isRead: true };
    setFailed(undefined);
    const { error } = await client.mutate({
      mutation: OpenEmailDocument,
      variables: { id, ...view },
      context: { isQuiet: true },
      update: (cache, answer) => {
        if (answer.data && before && after) applyChanges(client, cache, [[before, after]]);
      },
      // The counts can be updated from the cached email. Without it, they are requested.
      refetchQueries: before ? [] : [EmailPlacesDocument],
    });
    if (!error) return;
    const { kind } = classifyError(error);
    setFailed({ id, kind: kind === 'refused' ? 'broken' : kind });
  }

  const start = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another email is opened
  useEffect(() => void start(), [id]);

  return {
    mail: complete ? (data as OpenEmail) : undefined,
    failure: failed?.id === id ? failed.kind : undefined,
    retry: () => void open(),
  };
}
