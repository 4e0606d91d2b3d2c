import { expect, test } from 'vitest';
import { getNet } from '../features/invoices/sums.ts';
import { isFullScale } from '../test/contract/scaleRuns.ts';
import { getShare, multiplyRatio, roundToHundredths, toCents, toMinorUnits } from './money.ts';

test.each([
  [1.005, 101],
  [10.075, 1008],
  [8.575, 858],
  [1.004_999, 100],
  [0, 0],
  [1e-7, 0],
  [5e-3, 1],
  [1_000_000.005, 100_000_001],
  [1e15, 1e17],
])('%d dollars are %d cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
  expect(toMinorUnits(dollars, 'EUR')).toBe(cents);
  expect(roundToHundredths(dollars)).toBe(cents / 100);
});

test('rounds half a cent up for all amounts up to 3,000 dollars', () => {
  for (let cents = 0; cents <= 300_000; cents += 1) {
    if (toCents(cents / 100) !== cents) expect.fail(`${cents}`);
    const whole = Math.floor(cents / 100);
    const half = Number(`${whole}.${String(cents % 100).padStart(2, '0')}5`);
    if (toCents(half) !== cents + 1) expect.fail(`${half}`);
  }
});

test('rounds half up for all products of cents and quantities', () => {
  for (let cents = 0; cents <= 1_000; cents += isFullScale ? 1 : 7) {
    for (let quantity = 1; quantity <= 300; quantity += 1) {
      const expected = Math.floor((2 * cents * quantity + 100) / 200);
      const item = { cost: cents, quantity: quantity / 100, discountRate: 0, taxRates: null };
      const net = getNet({ ...item, description: '' });
      if (net !== expected) expect.fail(`${cents} x ${quantity / 100}: ${net}, not ${expected}`);
    }
  }
});

test('a share of an amount is rounded half up', () => {
  for (let cents = 0; cents <= 10_000; cents += 1) {
    for (const percent of [1, 5, 15, 23, 50, 100]) {
      const expected = Math.floor((2 * cents * percent + 100) / 200);
      if (getShare(cents, percent) !== expected) expect.fail(`${cents} ${percent}`);
    }
  }
  expect(multiplyRatio(9_007_199_254_740_991, 1, 2)).toBe(4_503_599_627_370_496);
});
