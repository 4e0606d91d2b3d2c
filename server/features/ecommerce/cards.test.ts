import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardProblems, hasValidCheckDigit, testCards } from './cards.ts';

const now = new Date('2026-03-09T09:00:00Z');
const good = { number: '5105 1111 2222 0005', holder: 'Ines Okafor', expiry: '03/26', cvv: '123' };

test('accepts valid cards until the end of the last valid month', () => {
  expect(cardProblems(good, now)).toEqual([]);
  expect(cardProblems({ ...good, number: '3400 1111 2222 001', cvv: '1234' }, now)).toEqual([]);
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
  expect(cardProblems({ ...good, ...changes }, now)).toEqual([{ field, problem }]);
});

test('the check digit detects any single wrong digit', () => {
  const cases = fc.record({
    card: fc.constantFrom(...testCards),
    at: fc.nat({ max: 15 }),
    by: fc.integer({ min: 1, max: 9 }),
  });

  fc.assert(
    fc.property(cases, ({ card, at, by }) => {
      const digits = card.number.replaceAll(' ', '');
      const wrong = [...digits].with(at, String((Number(digits[at]) + by) % 10)).join('');

      expect([hasValidCheckDigit(digits), hasValidCheckDigit(wrong)]).toEqual([true, false]);
    }),
  );
});
