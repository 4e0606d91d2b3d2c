import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConnection } from './readConnection.ts';
import { getPage } from './rows.ts';

const letters = [...'abcdefghij'];
const read = (first: number, after?: string | null) =>
  readConnection({ first, after }, 'letters', ({ page, perPage }) => ({
    letters: getPage(letters, page, perPage),
    total: letters.length,
  }));

test('cursors lead through the whole list, with any number of items at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (sizes) => {
      const found: string[] = [];
      let after: string | null | undefined;
      let count = 0;
      for (const first of sizes) {
        const { edges, pageInfo } = read(first, after);
        found.push(...edges.map(({ node }) => node));
        count = Math.min(letters.length, count + first);
        expect(found).toEqual(letters.slice(0, count));
        expect(pageInfo.hasNextPage).toBe(count < letters.length);
        if (!pageInfo.endCursor) break;
        after = pageInfo.endCursor;
      }
    }),
  );
});

test('a connection without items has no cursors', () => {
  expect(read(0)).toEqual({
    edges: [],
    pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
    totalCount: 10,
  });
});

test.each(['x', btoa('item:-1'), btoa('Task:1'), '%'])('refuses the cursor %j', (after) => {
  expect(() => read(3, after)).toThrow('after must be a cursor of a connection.');
});
