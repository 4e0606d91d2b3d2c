type Compare<R> = (a: R, b: R) => number;

const { compare } = new Intl.Collator('en');

const { compare: compareBases } = new Intl.Collator('en', { sensitivity: 'base' });

/** By code unit: the place of a plain character in the dictionary. 0 for all others. */
const places = new Uint8Array(128);

const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
for (const [index, character] of plain.sort(compare).entries()) {
  const before = plain[index - 1];
  const isSame = before !== undefined && compareBases(before, character) === 0;
  places[character.charCodeAt(0)] = isSame ? (places[before.charCodeAt(0)] ?? 0) : index + 1;
}

/**
 * The order of a dictionary, where capitals and accents do not matter at first. Most texts differ
 * in a plain character, which is told ten times faster than the collator tells it.
 */
export const alphabetical: Compare<string> = (a, b) => {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const place = places[a.charCodeAt(index)] ?? 0;
    const otherPlace = places[b.charCodeAt(index)] ?? 0;
    if (place === 0 || otherPlace === 0) return compare(a, b);
    if (place !== otherPlace) return place - otherPlace;
  }
  return compare(a, b);
};

/** The orders of a table, and each of them the other way round as `<name>_DESC`. */
export function bothWays<R, Sort extends string>(sorts: Record<Sort, Compare<R>>) {
  const named = Object.entries(sorts) as [Sort, Compare<R>][];
  const turned = named.map(([name, order]) => [`${name}_DESC`, (a: R, b: R) => order(b, a)]);

  return Object.fromEntries([...named, ...turned]) as Record<Sort | `${Sort}_DESC`, Compare<R>>;
}

/** The name `bothWays` gives to an order in that direction. */
export const inDirection = <Sort extends string>(sort: Sort, isDescending: boolean) =>
  isDescending ? (`${sort}_DESC` as const) : sort;
