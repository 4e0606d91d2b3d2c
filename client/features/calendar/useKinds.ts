import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useMemo } from 'react';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { kinds } from './kinds.ts';

const key = 'frontdesk.calendar.hidden';
const hidden = makeVar<EventKind[]>(readHidden());

/** The selected event types, stored on this device. */
export function useKinds() {
  const hiddenKinds = useReactiveVar(hidden);

  return {
    shown: useMemo(() => kinds.filter((kind) => !hiddenKinds.includes(kind)), [hiddenKinds]),

    show(shown: EventKind[]) {
      const next = kinds.filter((kind) => !shown.includes(kind));
      hidden(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
  };
}

function readHidden(): EventKind[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(names) ? kinds.filter((kind) => names.includes(kind)) : [];
  } catch {
    return [];
  }
}
