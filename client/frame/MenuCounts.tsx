import { useQuery } from '@apollo/client/react';
import { features } from '../features.ts';
import { useAbility } from '../session/abilities.ts';
import { mergeQueries } from './mergeQueries.ts';

const documents = features.flatMap(({ menu = [] }) =>
  menu.flatMap(({ count }) => count?.query ?? []),
);

const countsQuery = mergeQueries('MenuCounts', documents);

/** Fetches the numbers of the menu in one request, and again after each change. `MenuCount` shows them. */
export function MenuCounts() {
  const can = useAbility();
  useQuery(countsQuery, {
    skip: documents.length === 0 || !can(),
    context: { followsOwnChanges: true },
  });
  return null;
}
