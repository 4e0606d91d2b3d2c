import type { Store } from './createStore.ts';

interface MarkedItem {
  /** The id of the item, such as a blog post. */
  id: number;
  /** The ids of the accounts that marked the item. */
  people: number[];
}

/** Creates marks on items of a GraphQL type, such as likes. Each account can mark an item once, and removes only its own mark. */
export function createMarks(
  store: Store,
  name: string,
  type: string,
  seed: () => [itemId: number, accountId: number][] = () => [],
) {
  const items = store.table<MarkedItem>(name, {
    rowName: 'mark',
    type,
    isPart: true,
    rows: () => groupByItem(seed()),
  });
  const getPeople = (itemId: number) => items.get(itemId)?.people ?? [];
  const has = (itemId: number, accountId: number) => getPeople(itemId).includes(accountId);

  return {
    has,
    count: (itemId: number) => getPeople(itemId).length,

    /** Adds or removes the mark of an account. Returns the change of the count. */
    set(itemId: number, accountId: number, isMarked: boolean): -1 | 0 | 1 {
      if (has(itemId, accountId) === isMarked) return 0;
      const others = getPeople(itemId).filter((id) => id !== accountId);
      items.put({ id: itemId, people: isMarked ? [...others, accountId] : others });
      return isMarked ? 1 : -1;
    },
  };
}

function groupByItem(marks: [itemId: number, accountId: number][]): MarkedItem[] {
  const people = new Map<number, number[]>();
  for (const [itemId, accountId] of marks) {
    people.set(itemId, [...(people.get(itemId) ?? []), accountId]);
  }
  return [...people].map(([id, accountIds]) => ({ id, people: accountIds }));
}
