import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addReversedOrders, compareAlphabetically, getSortName } from './sorting.ts';

test('sorts names in alphabetical order, ignoring case and accents', () => {
  const names = ['Zoe', 'de Wit', 'Östby', 'Abena', 'Élodie'];

  expect(names.sort(compareAlphabetically)).toEqual(['Abena', 'de Wit', 'Élodie', 'Östby', 'Zoe']);
});

test('each sort order has a reversed order', () => {
  const sorts = addReversedOrders({ SIZE: (a: number, b: number) => a - b });

  expect([2, 3, 1].sort(sorts[getSortName('SIZE', false)])).toEqual([1, 2, 3]);
  expect([2, 3, 1].sort(sorts[getSortName('SIZE', true)])).toEqual([3, 2, 1]);
});

test('compares random texts like Intl.Collator', () => {
  const { compare } = new Intl.Collator('en');
  const letters = fc.constantFrom(...'aAbBzZéÉñ0189 .-_@\'’"/\u0301\u0000ßæ');
  const texts = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'binary' }), fc.string());

  fc.assert(
    fc.property(texts, texts, (a, b) => {
      expect(Math.sign(compareAlphabetically(a, b))).toBe(Math.sign(compare(a, b)));
    }),
    { numRuns: 5000 },
  );
});
