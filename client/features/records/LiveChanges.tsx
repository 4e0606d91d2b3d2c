import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { currentPoint, parsePoint } from '../../data/branch.ts';
import { clearOwnPositions, isOwnChange } from '../../data/ownChanges.ts';
import { useStore } from '../../data/store.ts';
import type { LiveChangesSubscription } from '../../gql/records/graphql.ts';
import { useChangeCursorQuery, useLiveChangesSubscription } from '../../gql/records/hooks.ts';
import { useAbility } from '../../session/abilities.ts';
import { createThrottle } from './createThrottle.ts';
import { refreshQueries, refreshSchema } from './refreshQueries.ts';

/** The shortest time between two refreshes, in milliseconds. */
const refreshInterval = 250;

/**
 * Refreshes the screen when another client, a timer or the control panel has changed data: after the first change at once, after
 * further ones at most every 250 ms. The result of a mutation of this tab already contains its changes.
 */
export function LiveChanges() {
  const client = useApolloClient();
  const can = useAbility();
  const isPast = parsePoint(useStore(currentPoint)).seq !== null;
  const { data: current } = useChangeCursorQuery({ fetchPolicy: 'cache-only' });
  // The first cursor, so that no change before the start of the stream is missed. The stream keeps its own position.
  const [since, setSince] = useState<string>();
  if (since === undefined && current) setSince(current.changeCursor);
  const refresh = useMemo(
    () => createThrottle(() => refreshQueries(client), refreshInterval),
    [client],
  );

  async function handleChange({ kind, position }: LiveChangesSubscription['changes']) {
    if (kind === 'MISSED') {
      clearOwnPositions();
      // The server begins another history when it serves a changed schema.
      await refreshSchema(client);
    } else if (await isOwnChange(position)) return refreshQueries(client, true);
    await refresh();
  }

  useLiveChangesSubscription({
    variables: { since },
    // Past states do not change.
    skip: since === undefined || isPast || !can(),
    ignoreResults: true,
    onData: ({ data: { data } }) => data && void handleChange(data.changes),
  });
  return null;
}
