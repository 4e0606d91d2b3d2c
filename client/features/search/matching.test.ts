import { expect, test } from 'vitest';
import { findMatch, rankItems } from './matching.ts';

test('ranks texts that start with the query first, then texts with a word that starts with the query', () => {
  const ranked = rankItems(
    ['Edit invoice', 'Point in line', 'Main menu', 'Invoice list'],
    'in',
    String,
  );

  expect(ranked).toEqual(['Invoice list', 'Edit invoice', 'Point in line', 'Main menu']);
});

test('accents are ignored in a search and shown in the result', () => {
  const text = 'O calendário';
  const match = findMatch(text, 'CALENDARIO');

  expect([...text].slice(match?.start, match?.end).join('')).toBe('calendário');
});

test.each(['', '  ', '0', '(', '\\'])('returns undefined for the query %j', (q) => {
  expect(findMatch('Invoice list', q)).toBeUndefined();
});
