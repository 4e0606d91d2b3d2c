import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCard, findCardProblems, hasValidCheckDigit, testCards } from './cards.ts';

const now = new Date('2026-03-09T09:00:00Z');
const validCard = {
  number: '5105 1111 2222 0005',
  holder: 'Ines Okafor',
  expiry: '03/26',
  cvv: '123',
};

test('accepts valid cards until the end of the last valid month', () => {
  expect(findCardProblems(validCard, now)).toEqual([]);
  expect(
    findCardProblems({ ...validCard, number: '3400 1111 2222 001', cvv: '1234' }, now),
  ).toEqual([]);
});

test.each([
  [{ number: '' }, 'NUMBER', 'BLANK'],
  [{ number: '5105 1111' }, 'NUMBER', 'MALFORMED'],
  [{ number: '0000 0000 0000 0000' }, 'NUMBER', 'MALFORMED'],
  [{ number: '5105 1111 2222 0006' }, 'NUMBER', 'MISTYPED'],
  [{ holder: ' ' }, 'HOLDER', 'BLANK'],
  [{ expiry: '' }, 'EXPIRY', 'BLANK'],
  [{ expiry: '13/29' }, 'EXPIRY', 'MALFORMED'],
  [{ expiry: '0329' }, 'EXPIRY', 'MALFORMED'],
  [{ expiry: '02/26' }, 'EXPIRY', 'EXPIRED'],
  [{ cvv: '' }, 'CVV', 'BLANK'],
  [{ cvv: '12' }, 'CVV', 'MALFORMED'],
  [{ cvv: '1234' }, 'CVV', 'MALFORMED'],
])('refuses a card with %o', (changes, field, problem) => {
  expect(findCardProblems({ ...validCard, ...changes }, now)).toEqual([{ field, problem }]);
});

test('keeps the last four digits of a valid number, and nothing of another text', () => {
  expect(checkCard(validCard, now).ending).toBe('0005');
  for (const number of ['5105 1111', '5105 1111 2222 0006', '\u{10000}\u0000\u{10000}'])
    expect(checkCard({ ...validCard, number }, now).ending).toBe('');
});

test('the check digit detects any single wrong digit', () => {
  const cases = fc.record({
    card: fc.constantFrom(...testCards),
    index: fc.nat({ max: 15 }),
    difference: fc.integer({ min: 1, max: 9 }),
  });

  fc.assert(
    fc.property(cases, ({ card, index, difference }) => {
      const digits = card.number.replaceAll(' ', '');
      const wrong = [...digits]
        .with(index, String((Number(digits[index]) + difference) % 10))
        .join('');

      expect([hasValidCheckDigit(digits), hasValidCheckDigit(wrong)]).toEqual([true, false]);
    }),
  );
});
