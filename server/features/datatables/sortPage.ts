import { getPage } from '../../values/rows.ts';

export type Compare<Row> = (a: Row, b: Row) => number;

export const reverseCompare = <Row>(compare: Compare<Row>, isReversed: boolean): Compare<Row> =>
  isReversed ? (a, b) => compare(b, a) : compare;

interface EqualsOptions<Row> {
  /** The present order of the rows. */
  order: Compare<Row>;
  /** The order of rows that are equal in `order`. */
  among: Compare<Row>;
  page: number;
  perPage: number;
}

/**
 * Returns a page of rows that are ordered by `order`, with equal rows ordered by `among`. Only the rows
 * of the page, and those that are equal to its first and last rows, are sorted.
 */
export function sortPage<Row>(
  rows: Row[],
  { order, among, page, perPage }: EqualsOptions<Row>,
): { rows: Row[]; total: number } {
  const total = rows.length;
  const shown = getPage(rows, page, perPage);
  if (shown.length === 0) return { rows: shown, total };

  const begin = (page - 1) * perPage;
  const isEqual = (a: number, b: number) =>
    a >= 0 && b < total && order(rows[a] as Row, rows[b] as Row) === 0;
  let start = begin;
  let end = begin + shown.length;
  while (isEqual(start - 1, start)) start -= 1;
  while (isEqual(end - 1, end)) end += 1;

  const around = rows.slice(start, end).sort((a, b) => order(a, b) || among(a, b));
  return { rows: around.slice(begin - start, begin - start + shown.length), total };
}
