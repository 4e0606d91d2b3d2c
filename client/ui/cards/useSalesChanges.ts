import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useRef, useState } from 'react';
import { useSalesChangesSubscription } from '../../gql/dashboards/hooks.ts';

/** Many orders in a moment ask for the figures once. */
const pause = 400;

/** Asks for the figures anew when somebody buys or pays, wherever that is. */
export function useSalesChanges(cursor: string, document: DocumentNode) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The line stays open: it knows by itself where it was.
  const [since] = useState(cursor);

  useSalesChangesSubscription({
    variables: { since },
    onData() {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.refetchQueries({ include: [document] });
      }, pause);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
