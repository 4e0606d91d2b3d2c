import { foldText } from './foldText.ts';

/** Returns the changes without the fields that are absent or null: they do not change a row. */
export function omitAbsent<Changes extends object>(changes: Changes) {
  const entries = Object.entries(changes).filter(
    ([, value]) => value !== null && value !== undefined,
  );

  return Object.fromEntries(entries) as { [Key in keyof Changes]?: NonNullable<Changes[Key]> };
}

/** Returns a page of the rows. The first page is 1. */
export function getPage<T>(rows: T[], page: number, perPage: number): T[] {
  if (page < 1 || perPage < 1) return [];
  return rows.slice((page - 1) * perPage, page * perPage);
}

/** Returns whether a text contains `q`, ignoring case. All lists are searched in this way. */
export const contains = (text: string, q: string): boolean => foldText(text).includes(foldText(q));

/** Compares texts by code unit, or numbers. Capital letters come before small letters, as the REST contract requires. */
export function compareAscending<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the item at an index of the list. After the last item, the list starts again. */
export function getCyclic<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/**
 * Returns the sample, followed by generated rows up to `size`. `build` receives the index of its row.
 * Without a size, returns the sample.
 */
export function extendSample<T>(sample: T[], size = 0, build: (index: number) => T): T[] {
  const more = Math.max(0, size - sample.length);
  return [...sample, ...Array.from({ length: more }, (_, index) => build(sample.length + index))];
}
