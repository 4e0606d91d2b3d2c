import { expect, test } from 'vitest';
import { findHit, rankItems } from './matching.ts';

test('sorts texts that start with the query first, then texts with a word that starts with it', () => {
  const found = rankItems(
    ['Edit invoice', 'Point in line', 'Main menu', 'Invoice list'],
    'in',
    String,
  );

  expect(found).toEqual(['Invoice list', 'Edit invoice', 'Point in line', 'Main menu']);
});

test('accents are ignored in a search and shown in the result', () => {
  const text = 'O calendário';
  const hit = findHit(text, 'CALENDARIO');

  expect([...text].slice(hit?.start, hit?.end).join('')).toBe('calendário');
});

test.each(['', '  ', '0', '(', '\\'])('%j finds nothing and does not fail', (q) => {
  expect(findHit('Invoice list', q)).toBeUndefined();
});
