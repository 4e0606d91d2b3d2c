import { expect, test } from 'vitest';
import { parseId } from './parseId.ts';

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
])('parses %s', (text, id) => {
  expect(parseId(text)).toBe(id);
});

test.each([undefined, null, '', '0', '01', '-1', '1.5', '1e3', ' 1', 'abc', '1000000000'])(
  'returns undefined for %j',
  (text) => {
    expect(parseId(text)).toBeUndefined();
  },
);
