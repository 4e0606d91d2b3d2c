import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponKind } from '../../gql/resolvers.ts';
import { computeTotals } from './totals.ts';

const lines = fc.array(
  fc.record({
    qty: fc.integer({ min: 1, max: 10 }),
    cents: fc.integer({ min: 1, max: 2_000_000 }),
    discountPercentage: fc.integer({ min: 0, max: 100 }),
    hasFreeShipping: fc.boolean(),
  }),
  { maxLength: 30 },
);
const coupons = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant<CouponKind>('PERCENT'),
      value: fc.integer({ max: 100, min: 1 }),
    }),
    fc.record({
      kind: fc.constant<CouponKind>('AMOUNT'),
      value: fc.integer({ min: 1, max: 500_000 }),
    }),
    fc.record({ kind: fc.constant<CouponKind>('DELIVERY'), value: fc.constant(0) }),
  ),
  { nil: undefined },
);

/** Rounds half up, with integers of any size. */
const share = (of: bigint, percent: number) => (of * BigInt(percent) * 2n + 100n) / 200n;

test('totals are equal to those of a model with integers', () => {
  fc.assert(
    fc.property(lines, coupons, (bought, coupon) => {
      const full = bought.map(({ qty, cents }) => BigInt(qty) * BigInt(cents));
      const price = full.reduce((sum, one) => sum + one, 0n);
      const discount = full.reduce(
        (sum, one, index) => sum + share(one, bought[index]?.discountPercentage ?? 0),
        0n,
      );
      let off = 0n;
      if (coupon?.kind === 'PERCENT') off = share(price - discount, coupon.value);
      if (coupon?.kind === 'AMOUNT') {
        off = BigInt(coupon.value) < price - discount ? BigInt(coupon.value) : price - discount;
      }
      const pays = bought.some(({ hasFreeShipping }) => !hasFreeShipping);
      const delivery = pays && coupon?.kind !== 'DELIVERY' ? 2900n : 0n;
      const tax = share(price - discount - off + delivery, 23);
      const total = price - discount - off + delivery + tax;

      const totals = computeTotals(bought, coupon);

      const dollars = (cents: bigint) =>
        Number(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
      expect(totals).toEqual({
        items: bought.reduce((sum, { qty }) => sum + qty, 0),
        price: dollars(price),
        discount: dollars(discount),
        coupon: dollars(off),
        delivery: dollars(delivery),
        tax: dollars(tax),
        total: dollars(total),
        monthly: dollars((total + 11n) / 12n),
      });
    }),
    { numRuns: 300 },
  );
});

test('no total is negative, and the total of an empty cart is 0', () => {
  fc.assert(
    fc.property(lines, coupons, (bought, coupon) => {
      const { coupon: off, total } = computeTotals(bought, coupon);

      expect(total).toBeGreaterThanOrEqual(0);
      expect(off).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(computeTotals([]).total).toBe(0);
});
