import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useRef, useState } from 'react';
import { useSalesChangesSubscription } from '../../../gql/dashboards/hooks.ts';

/** The delay in milliseconds that combines several orders into one request. */
const refetchDelay = 400;

/** Refetches the figures after each sale or payment. */
export function useSalesChanges(cursor: string, document: DocumentNode) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The first cursor. A refetched cursor would restart the subscription, which keeps its own position.
  const [since] = useState(cursor);

  useSalesChangesSubscription({
    variables: { since },
    ignoreResults: true,
    onData() {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.refetchQueries({ include: [document] });
      }, refetchDelay);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
