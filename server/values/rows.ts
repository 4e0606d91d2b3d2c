/** Returns the changes of an update. A field that is absent or null does not change a row. */
export function omitAbsent<Changes extends object>(changes: Changes) {
  const entries = Object.entries(changes).filter(
    ([, value]) => value !== null && value !== undefined,
  );

  return Object.fromEntries(entries) as { [Key in keyof Changes]?: NonNullable<Changes[Key]> };
}

/** The `page`th slice of `perPage` rows, counting from 1. */
export function getPage<T>(rows: T[], page: number, perPage: number): T[] {
  if (page < 1 || perPage < 1) return [];
  return rows.slice((page - 1) * perPage, page * perPage);
}

/** Case-insensitive "contains", the search every list of this product offers. */
export function contains(text: string, q: string): boolean {
  return text.toLowerCase().includes(q.toLowerCase());
}

/** Ascending order by code unit, so capitals come first, as the contract sorts. */
export function ascending<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the item at an index of the endlessly repeated list. */
export function getCyclic<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/**
 * Returns the sample, followed by generated rows up to `size`. `build` receives the number of rows
 * before it. Without a size, returns the sample.
 */
export function extendSample<T>(sample: T[], size = 0, build: (index: number) => T): T[] {
  const more = Math.max(0, size - sample.length);
  return [...sample, ...Array.from({ length: more }, (_, index) => build(sample.length + index))];
}
