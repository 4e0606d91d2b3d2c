import type { Row, TableOptions } from './tableTypes.ts';

/** Creates the rows as they are today, if they depend on the day. Stored rows stay unchanged. */
export function createDayRows<R extends Row>(
  byDay: TableOptions<R, never, never>['byDay'],
  freeze: (row: R) => R,
) {
  /** The day for which `copies` are derived. */
  let day = '';
  /** The copies of rows that are different on `day`, by stored row. Two reads of a row return the same object. */
  let copies = new WeakMap<R, R>();

  return {
    /** Returns whether the day has changed since the last call. */
    update(): boolean {
      const today = byDay?.today() ?? '';
      if (today === day) return false;
      day = today;
      copies = new WeakMap();
      return true;
    },

    /** Returns a stored row as it is on the day. */
    derive(row: R): R {
      if (!byDay) return row;
      const existing = copies.get(row);
      if (existing) return existing;
      const copy = byDay.rowOn(row, day);
      if (copy !== row) copies.set(row, freeze(copy));
      return copy;
    },
  };
}
