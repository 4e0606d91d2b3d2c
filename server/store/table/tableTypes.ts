import type { Selection } from './select.ts';

export interface Row {
  id: number;
}

export interface TableOptions<R extends Row, Facet extends string, Sort extends string> {
  /** The name of a row in error messages, such as `user` in `There is no user 7.` */
  rowName: string;
  /** The GraphQL type of a row. Without it, changes of the rows are not reported to subscribers. */
  type?: string;
  /** Whether a row is a part of the object of that type with the same id. Each change is then a change of the object. */
  isPart?: boolean;
  /** Returns whether a row is kept only to be restored. Subscribers see it as removed. */
  isRemoved?: (row: R) => boolean;
  /** Returns the rows that the table starts with, in their stored order. */
  rows?: () => readonly R[];
  /** Whether the initial rows are created when the table is first used. They must not depend on the current command. */
  isLazy?: boolean;
  /** Returns the texts that `q` is searched in. */
  texts?: (row: R) => string[];
  /** Functions that return the value or values of a row, by which lists can be filtered. */
  facets?: Record<Facet, (row: R) => string | readonly string[]>;
  /** The sort orders besides the stored order. Equal rows are in the stored order. */
  sorts?: Record<Sort, (a: R, b: R) => number>;
  /** For rows that depend on the day, such as overdue invoices. The stored rows do not depend on it. */
  byDay?: {
    /** Returns the current day: `2026-03-09`. */
    today: () => string;
    /** Returns a row as it is on a day: the stored row itself, or a changed copy. */
    rowOn: (row: R, day: string) => R;
  };
}

export interface Table<R extends Row, Facet extends string, Sort extends string> {
  /** Returns a page of rows, and the number of matching rows on all pages. */
  select: (selection: Selection<R, Facet, Sort>) => { rows: R[]; total: number };
  get: (id: number) => R | undefined;
  /** Returns a row. Throws `NOT_FOUND`. */
  find: (id: number) => R;
  /** Returns all rows in the stored order. */
  all: () => R[];
  /** Returns the id of the next new row. Ids of removed rows are not used again. */
  nextId: () => number;
  add: (row: R, place?: 'first' | 'last') => R;
  /** Replaces the row with the same id. Throws `NOT_FOUND`. */
  replace: (row: R) => R;
  /** Adds a row, or replaces the row with the same id. */
  put: (row: R) => R;
  /** Removes and returns a row. Throws `NOT_FOUND`. */
  remove: (id: number) => R;
  /** Moves a row in the stored order: before another row, or to the end. Throws `NOT_FOUND`. */
  move: (id: number, beforeId?: number | null) => R;
  /** Returns a memoized `compute`, whose results are cached by key until the rows change. */
  memoize: <T>(compute: (key: string) => T) => (key: string) => T;
}

/** A row or a value that a transaction has changed. */
export interface StoreChange {
  /** The GraphQL type of the row or the value. */
  type: string;
  /** Null for a value. */
  id: number | string | null;
  kind: 'ADDED' | 'CHANGED' | 'REMOVED';
}
