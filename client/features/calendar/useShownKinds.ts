import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useMemo } from 'react';
import { readStored, storageKeys, writeStored } from '../../data/storage.ts';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { kinds } from './kinds.ts';

const hiddenKindsVar = makeVar<EventKind[]>(readHiddenKinds());

const listShownKinds = (hiddenKinds: EventKind[]) =>
  kinds.filter((kind) => !hiddenKinds.includes(kind));

/** Returns the selected event types. */
export const getShownKinds = () => listShownKinds(hiddenKindsVar());

/** Returns the selected event types, and a function that changes them. The browser stores the hidden types. */
export function useShownKinds() {
  const hiddenKinds = useReactiveVar(hiddenKindsVar);

  return {
    shownKinds: useMemo(() => listShownKinds(hiddenKinds), [hiddenKinds]),

    setShownKinds(shownKinds: EventKind[]) {
      const nextHidden = kinds.filter((kind) => !shownKinds.includes(kind));
      hiddenKindsVar(nextHidden);
      writeStored(storageKeys.hiddenEventKinds, nextHidden);
    },
  };
}

function readHiddenKinds(): EventKind[] {
  const names = readStored(storageKeys.hiddenEventKinds);
  return Array.isArray(names) ? kinds.filter((kind) => names.includes(kind)) : [];
}
