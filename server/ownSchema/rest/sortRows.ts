import { compare } from './conditions.ts';
import { type RestRow, readPath } from './restRow.ts';

export interface SortField {
  path: string;
  isDescending: boolean;
}

/** Returns sorted rows. Rows without a value come last, and equal rows keep their order. */
export function sortRestRows(rows: RestRow[], fields: readonly SortField[]): RestRow[] {
  if (fields.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { path, isDescending } of fields) {
      const [first, second] = [readPath(a, path), readPath(b, path)];
      const [isFirstEmpty, isSecondEmpty] = [isEmpty(first), isEmpty(second)];
      if (isFirstEmpty || isSecondEmpty) {
        if (isFirstEmpty !== isSecondEmpty) return isFirstEmpty ? 1 : -1;
        continue;
      }
      const order = compare(first, second) ?? 0;
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
}

const isEmpty = (value: unknown) => value === null || value === undefined;
