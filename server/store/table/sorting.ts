type Compare<R> = (a: R, b: R) => number;

const { compare } = new Intl.Collator('en');

const { compare: compareBases } = new Intl.Collator('en', { sensitivity: 'base' });

/** The alphabetical position of each ASCII character, by its code unit; 0 for control characters. */
const positions = new Uint8Array(128);

const asciiCharacters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
for (const [index, character] of asciiCharacters.sort(compare).entries()) {
  const before = asciiCharacters[index - 1];
  const isSame = before !== undefined && compareBases(before, character) === 0;
  positions[character.charCodeAt(0)] = isSame ? (positions[before.charCodeAt(0)] ?? 0) : index + 1;
}

/**
 * Compares texts as the English collator does. Most texts differ in an ASCII character. Without the collator, this
 * difference is found ten times faster.
 */
export const compareAlphabetically: Compare<string> = (a, b) => {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const first = positions[a.charCodeAt(index)] ?? 0;
    const second = positions[b.charCodeAt(index)] ?? 0;
    if (first === 0 || second === 0) return compare(a, b);
    if (first !== second) return first - second;
  }
  return compare(a, b);
};

/** Returns the sort orders of a table, and the reverse of each as `<name>_DESC`. */
export function addReversedOrders<R, Sort extends string>(sorts: Record<Sort, Compare<R>>) {
  const orders = Object.entries(sorts) as [Sort, Compare<R>][];
  const reversed = orders.map(([name, order]) => [`${name}_DESC`, (a: R, b: R) => order(b, a)]);

  return Object.fromEntries([...orders, ...reversed]) as Record<Sort | `${Sort}_DESC`, Compare<R>>;
}

/** Returns the name of a sort order, or of its reverse in the result of `addReversedOrders`. */
export const getSortName = <Sort extends string>(sort: Sort, isDescending: boolean) =>
  isDescending ? (`${sort}_DESC` as const) : sort;
