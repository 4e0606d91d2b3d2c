import { getPage } from '../../values/rows.ts';

export type Compare<Row> = (a: Row, b: Row) => number;

export const reverseCompare = <Row>(compare: Compare<Row>, isReversed: boolean): Compare<Row> =>
  isReversed ? (a, b) => compare(b, a) : compare;

interface SortPageOptions<Row> {
  /** The current order of the rows. */
  order: Compare<Row>;
  /** The order of rows that are equal by `order`. */
  thenBy: Compare<Row>;
  page: number;
  perPage: number;
}

/**
 * Returns a page of rows that are already sorted by `order`, and sorts equal rows by `thenBy`. Only sorts the rows of
 * the page, and the rows before and after the page that are equal to its first or last row.
 */
export function sortPage<Row>(
  rows: Row[],
  { order, thenBy, page, perPage }: SortPageOptions<Row>,
): { rows: Row[]; total: number } {
  const total = rows.length;
  const pageRows = getPage(rows, page, perPage);
  if (pageRows.length === 0) return { rows: pageRows, total };

  const pageStart = (page - 1) * perPage;
  const isEqual = (a: number, b: number) =>
    a >= 0 && b < total && order(rows[a] as Row, rows[b] as Row) === 0;
  let sortStart = pageStart;
  let sortEnd = pageStart + pageRows.length;
  while (isEqual(sortStart - 1, sortStart)) sortStart -= 1;
  while (isEqual(sortEnd - 1, sortEnd)) sortEnd += 1;

  const sortedRows = rows.slice(sortStart, sortEnd).sort((a, b) => order(a, b) || thenBy(a, b));
  return {
    rows: sortedRows.slice(pageStart - sortStart, pageStart - sortStart + pageRows.length),
    total,
  };
}
