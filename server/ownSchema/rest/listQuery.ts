import type { Test } from './conditions.ts';
import type { RestRow } from './restRow.ts';
import type { SortField } from './sortRows.ts';

/** A page of rows. */
export interface RestPage {
  rows: RestRow[];
  /** The number of rows on all pages. */
  total: number;
  /** Creates the body if it contains more than the rows. */
  body?: (rows: RestRow[]) => unknown;
  /** Headers about the page. */
  headers?: Record<string, string>;
}

/** A query string as a query language understands it. */
export interface ListQuery {
  test: Test;
  sort: SortField[];
  /** The names of related rows that each row contains. */
  embed: string[];
  /** Selects the page. `address` is the address of the request without its query string. */
  selectPage: (rows: RestRow[], address: string) => RestPage;
}
