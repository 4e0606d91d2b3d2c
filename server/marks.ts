/** Who marked which thing: everybody counts once, and takes back only what is theirs. */
export function createMarks<Thing>(seed: [thing: Thing, person: number][] = []) {
  const marks = new Map<Thing, Set<number>>();
  const has = (thing: Thing, person: number) => marks.get(thing)?.has(person) ?? false;

  /** Answers by how much the count of the thing changes. */
  function set(thing: Thing, person: number, isOn: boolean): -1 | 0 | 1 {
    if (has(thing, person) === isOn) return 0;
    const people = new Set(marks.get(thing));
    if (isOn) people.add(person);
    else people.delete(person);
    marks.set(thing, people);
    return isOn ? 1 : -1;
  }

  for (const [thing, person] of seed) set(thing, person, true);

  return { has, set, count: (thing: Thing) => marks.get(thing)?.size ?? 0 };
}
