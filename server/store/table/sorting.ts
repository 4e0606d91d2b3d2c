type Compare<R> = (a: R, b: R) => number;

const { compare } = new Intl.Collator('en');

const { compare: compareBases } = new Intl.Collator('en', { sensitivity: 'base' });

/** By code unit: the position of an ASCII character in the dictionary. 0 for all others. */
const places = new Uint8Array(128);

const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
for (const [index, character] of plain.sort(compare).entries()) {
  const before = plain[index - 1];
  const isSame = before !== undefined && compareBases(before, character) === 0;
  places[character.charCodeAt(0)] = isSame ? (places[before.charCodeAt(0)] ?? 0) : index + 1;
}

/**
 * Compares texts as the English collator does. Most texts differ in an ASCII character, which is
 * found ten times faster without the collator.
 */
export const compareAlphabetically: Compare<string> = (a, b) => {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const place = places[a.charCodeAt(index)] ?? 0;
    const otherPlace = places[b.charCodeAt(index)] ?? 0;
    if (place === 0 || otherPlace === 0) return compare(a, b);
    if (place !== otherPlace) return place - otherPlace;
  }
  return compare(a, b);
};

/** Returns the orders of a table, and the reverse of each as `<name>_DESC`. */
export function withReversedOrders<R, Sort extends string>(sorts: Record<Sort, Compare<R>>) {
  const named = Object.entries(sorts) as [Sort, Compare<R>][];
  const turned = named.map(([name, order]) => [`${name}_DESC`, (a: R, b: R) => order(b, a)]);

  return Object.fromEntries([...named, ...turned]) as Record<Sort | `${Sort}_DESC`, Compare<R>>;
}

/** Returns the name that `withReversedOrders` gives to an order in a direction. */
export const inDirection = <Sort extends string>(sort: Sort, isDescending: boolean) =>
  isDescending ? (`${sort}_DESC` as const) : sort;
