import type { Selection } from './select.ts';

export interface Row {
  id: number;
}

export interface TableOptions<R extends Row, Facet extends string, Sort extends string> {
  /** The name of a row in a refusal: `There is no user 7.` */
  rowName: string;
  /** Returns the rows that the table starts with, in their stored order. */
  rows?: () => readonly R[];
  /** Returns the texts that `q` looks into. */
  texts?: (row: R) => string[];
  /** Return the value or the values of a row that lists can be filtered by. */
  facets?: Record<Facet, (row: R) => string | readonly string[]>;
  /** The orders of lists beside the stored one. Equal rows keep the stored order. */
  sorts?: Record<Sort, (a: R, b: R) => number>;
  /** For rows that are different on another day. They are stored without regard to the day. */
  byDay?: {
    /** Returns the current day: `2026-03-09`. */
    today: () => string;
    /** Returns the row as of a day: the stored row itself, or a changed copy. */
    rowOn: (row: R, day: string) => R;
  };
}

export interface Table<R extends Row, Facet extends string, Sort extends string> {
  /** Returns a page of rows, and how many match over all pages. */
  select: (selection: Selection<R, Facet, Sort>) => { rows: R[]; total: number };
  get: (id: number) => R | undefined;
  /** Throws `NOT_FOUND`. */
  find: (id: number) => R;
  /** Returns every row, in the stored order. */
  all: () => R[];
  /** Returns the id of the next new row. No id is given twice. */
  nextId: () => number;
  add: (row: R, place?: 'first' | 'last') => R;
  /** Replaces the row of the same id. Throws `NOT_FOUND`. */
  replace: (row: R) => R;
  /** Adds a row, or replaces the row of the same id. */
  put: (row: R) => R;
  /** Throws `NOT_FOUND`. */
  remove: (id: number) => R;
  /** Moves a row in the stored order to just before another, or to the end. Throws `NOT_FOUND`. */
  move: (id: number, beforeId?: number | null) => R;
  /** Returns `compute` with its results remembered by key, until the rows change. */
  memoize: <T>(compute: (key: string) => T) => (key: string) => T;
}
