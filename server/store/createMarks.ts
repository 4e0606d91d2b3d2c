import type { Store } from './createStore.ts';

interface MarkedThing {
  /** The id of the thing. */
  id: number;
  /** The ids of the accounts that marked it. */
  people: number[];
}

/** Creates marks on things, such as likes: each account counts once, and removes only its own mark. */
export function createMarks(
  store: Store,
  name: string,
  seed: () => [thing: number, person: number][] = () => [],
) {
  const things = store.table<MarkedThing>(name, {
    rowName: 'mark',
    rows: () => groupByThing(seed()),
  });
  const peopleOf = (thing: number) => things.get(thing)?.people ?? [];
  const has = (thing: number, person: number) => peopleOf(thing).includes(person);

  return {
    has,
    count: (thing: number) => peopleOf(thing).length,

    /** Returns by how much the count of the thing changes. */
    set(thing: number, person: number, isOn: boolean): -1 | 0 | 1 {
      if (has(thing, person) === isOn) return 0;
      const others = peopleOf(thing).filter((one) => one !== person);
      things.put({ id: thing, people: isOn ? [...others, person] : others });
      return isOn ? 1 : -1;
    },
  };
}

function groupByThing(marks: [thing: number, person: number][]): MarkedThing[] {
  const things = new Map<number, number[]>();
  for (const [thing, person] of marks) things.set(thing, [...(things.get(thing) ?? []), person]);
  return [...things].map(([id, people]) => ({ id, people }));
}
