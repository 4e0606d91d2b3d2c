import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useMemo } from 'react';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { kinds } from './kinds.ts';

const storageKey = 'frontdesk.calendar.hidden';
const hiddenKindsVar = makeVar<EventKind[]>(readHiddenKinds());

/** Returns the selected event types, and a function that changes them. The browser stores the hidden types. */
export function useShownKinds() {
  const hiddenKinds = useReactiveVar(hiddenKindsVar);

  return {
    shownKinds: useMemo(() => kinds.filter((kind) => !hiddenKinds.includes(kind)), [hiddenKinds]),

    setShownKinds(shownKinds: EventKind[]) {
      const nextHidden = kinds.filter((kind) => !shownKinds.includes(kind));
      hiddenKindsVar(nextHidden);
      localStorage.setItem(storageKey, JSON.stringify(nextHidden));
    },
  };
}

function readHiddenKinds(): EventKind[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(names) ? kinds.filter((kind) => names.includes(kind)) : [];
  } catch {
    return [];
  }
}
