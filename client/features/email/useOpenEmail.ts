import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  EmailPlacesDocument,
  type EmailReader_EmailFragment,
  EmailReader_EmailFragmentDoc,
  OpenEmailDocument,
} from '../../gql/email/graphql.ts';
import { type Failure, failureOf } from '../../state/failure.ts';
import { apply, known } from './mailbox.ts';
import type { View } from './view.ts';

export type OpenEmail = EmailReader_EmailFragment;

/** Opens a mail: one request brings it with its neighbours, and marks it as read. */
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
    const [before] = known(client.cache, [id]);
    const after = before && { ...before, isRead: true };
    setFailed(undefined);
    const { error } = await client.mutate({
      mutation: OpenEmailDocument,
      variables: { id, ...view },
      context: { isQuiet: true },
      update: (cache, answer) => {
        if (answer.data && before && after) apply(client, cache, [[before, after]]);
      },
      // The numbers can be reckoned where the mail was listed; an address alone says too little.
      refetchQueries: before ? [] : [EmailPlacesDocument],
    });
    if (!error) return;
    const { kind } = failureOf(error);
    setFailed({ id, kind: kind === 'refused' ? 'broken' : kind });
  }

  const start = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail is opened anew
  useEffect(() => void start(), [id]);

  return {
    mail: complete ? (data as OpenEmail) : undefined,
    failure: failed?.id === id ? failed.kind : undefined,
    retry: () => void open(),
  };
}
