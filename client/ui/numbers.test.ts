import { expect, test } from 'vitest';
import { formatFieldNumber, parseNumber, roundNumber } from './numbers.ts';

const languages = ['en', 'de', 'fr', 'pt'];

test.each(languages)('reads the only meaning of a number in %s', (language) => {
  const texts = [
    '12.5',
    '12,5',
    '0.125',
    '1,234.5',
    '1.234,5',
    '1 234,50',
    '−3,25',
    '$1,234,567.8',
  ];

  expect(texts.map((text) => parseNumber(text, language))).toEqual([
    ...[12.5, 12.5, 0.125, 1234.5, 1234.5, 1234.5, -3.25, 1_234_567.8],
  ]);
});

test.each([
  ['en', '1,234', 1234],
  ['en', '1.234', 1.234],
  ['de', '1.234', 1234],
  ['de', '1,234', 1.234],
  ['fr', '1,234', 1.234],
  ['pt', '1.234', 1234],
])('reads a number with two meanings as %s writes it: %s', (language, text, number) => {
  expect(parseNumber(text, language)).toBe(number);
});

test.each(['', '-', 'abc', '1.2.3', '12,34,5', '1,234,5', '1.5e3'])('does not read %j', (text) => {
  expect(parseNumber(text, 'en')).toBeUndefined();
});

test.each(languages)('reads what it has written in %s', (language) => {
  for (const number of [0, 1.5, 12.25, 999, 1234, 1234.5, 12_345, 1_234_567.125, -1234.5]) {
    expect(parseNumber(formatFieldNumber(number, language), language)).toBe(number);
  }
});

test.each([
  [1.005, 2, 1.01],
  [10.075, 2, 10.08],
  [8.575, 2, 8.58],
  [1.004_999, 2, 1],
  [-1.005, 2, -1.01],
  [0.5, 0, 1],
  [1_000_000.005, 2, 1_000_000.01],
  [1e21, 2, 1e21],
  [1e-7, 2, 0],
])('rounds %d half up to %d decimals', (value, decimals, rounded) => {
  expect(roundNumber(value, decimals)).toBe(rounded);
});

test('rounds half a cent up for all amounts up to 3,000', () => {
  for (let cents = 0; cents <= 300_000; cents += 1) {
    const half = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`);
    if (roundNumber(half, 2) !== (cents + 1) / 100) expect.fail(`${half}`);
  }
});
