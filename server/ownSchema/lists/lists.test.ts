import { expect, test } from 'vitest';
import { selectPage, writeCursor } from '../fields/page.ts';
import type { Values } from '../rows/createRow.ts';
import { matchesValue } from './filters.ts';
import { readOrder } from './order.ts';

const rows = Array.from(
  { length: 7 },
  (_, index): Values => ({ __typename: 'Note', id: `n${index}` }),
);
const select = (args: Record<string, unknown>) =>
  selectPage(rows, args, true).rows.map(({ id }) => id);

test.each([
  [{ first: 2 }, ['n0', 'n1']],
  [{ first: 2, after: writeCursor(1, rows[1] as Values) }, ['n2', 'n3']],
  [{ last: 2 }, ['n5', 'n6']],
  [{ last: 2, before: writeCursor(3, rows[3] as Values) }, ['n1', 'n2']],
  [{ limit: 2, offset: 4 }, ['n4', 'n5']],
  [{ take: 1, skip: 6 }, ['n6']],
  [{ page: 2, perPage: 3 }, ['n3', 'n4', 'n5']],
  [{ first: 0 }, []],
  [{ limit: 2, starting_after: 'n3' }, ['n4', 'n5']],
  [{ pagination: { limit: 2, offset: 1 } }, ['n1', 'n2']],
  [{ page: { number: 2, size: 2 } }, ['n2', 'n3']],
])('the arguments %o select %o', (args, ids) => {
  expect(select(args)).toEqual(ids);
});

test('a cursor of a removed row continues at its position', () => {
  const cursor = writeCursor(2, { __typename: 'Note', id: 'removed' });
  expect(select({ first: 1, after: cursor })).toEqual(['n2']);
});

test.each([
  ['createdAt', [{ path: ['createdAt'], isDescending: false }]],
  ['CREATED_AT_DESC', [{ path: ['CREATED_AT'], isDescending: true }]],
  ['-price', [{ path: ['price'], isDescending: true }]],
  [{ field: 'NAME', direction: 'DESC' }, [{ path: ['NAME'], isDescending: true }]],
  [{ author: { name: 'desc_nulls_last' } }, [{ path: ['author', 'name'], isDescending: true }]],
  [[{ title: { order: 'Descending' } }], [{ path: ['title'], isDescending: true }]],
])('reads the order %o', (order, keys) => {
  expect(readOrder(order)).toEqual(keys);
});

test.each([
  [5, { gt: 4, lte: 5 }, true],
  [5, { in: [1, 2] }, false],
  ['Oak desk', { containsIgnoreCase: 'DESK' }, true],
  ['Oak desk', { startsWith: 'desk' }, false],
  ['Oak desk', { _ilike: 'oak%' }, true],
  ['Oak desk', { _like: 'oak' }, true],
  ['Oak desk', { _ilike: 'desk%' }, false],
  [5, { min: 5, max: 4 }, false],
  [null, { null: true }, true],
  ['2026-01-02', { gt: '2026-01-01T12:00:00Z' }, true],
  [['a', 'b'], { eq: 'b' }, true],
  ['OPEN', ['OPEN', 'CLOSED'], true],
])('compares %o with %o', (value, condition, expected) => {
  expect(matchesValue(value, condition)).toBe(expected);
});
