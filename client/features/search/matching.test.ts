import { expect, test } from 'vitest';
import { hitOf, ranked } from './matching.ts';

test('a text that starts with the words comes first, then a word of it, then the rest', () => {
  const found = ranked(
    ['Edit invoice', 'Point in line', 'Main menu', 'Invoice list'],
    'in',
    String,
  );

  expect(found).toEqual(['Invoice list', 'Edit invoice', 'Point in line', 'Main menu']);
});

test('a hit is found without its accents, and shown with them', () => {
  const text = 'O calendário';
  const hit = hitOf(text, 'CALENDARIO');

  expect([...text].slice(hit?.start, hit?.end).join('')).toBe('calendário');
});

test.each(['', '  ', '0', '(', '\\'])('%j finds nothing and breaks nothing', (q) => {
  expect(hitOf('Invoice list', q)).toBeUndefined();
});
