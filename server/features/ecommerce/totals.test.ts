import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponKind } from '../../gql/types.ts';
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
const getShare = (amount: bigint, percent: number) => (amount * BigInt(percent) * 2n + 100n) / 200n;

test('computeTotals returns the same totals as a model with integers', () => {
  fc.assert(
    fc.property(lines, coupons, (items, coupon) => {
      const linePrices = items.map(({ qty, cents }) => BigInt(qty) * BigInt(cents));
      const price = linePrices.reduce((sum, linePrice) => sum + linePrice, 0n);
      const discount = linePrices.reduce(
        (sum, linePrice, index) => sum + getShare(linePrice, items[index]?.discountPercentage ?? 0),
        0n,
      );
      let couponDiscount = 0n;
      if (coupon?.kind === 'PERCENT') couponDiscount = getShare(price - discount, coupon.value);
      if (coupon?.kind === 'AMOUNT') {
        couponDiscount =
          BigInt(coupon.value) < price - discount ? BigInt(coupon.value) : price - discount;
      }
      const hasShippingCosts = items.some(({ hasFreeShipping }) => !hasFreeShipping);
      const delivery = hasShippingCosts && coupon?.kind !== 'DELIVERY' ? 2900n : 0n;
      const tax = getShare(price - discount - couponDiscount + delivery, 23);
      const total = price - discount - couponDiscount + delivery + tax;

      const totals = computeTotals(items, coupon);

      const toDollars = (cents: bigint) =>
        Number(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
      expect(totals).toEqual({
        items: items.reduce((sum, { qty }) => sum + qty, 0),
        price: toDollars(price),
        discount: toDollars(discount),
        coupon: toDollars(couponDiscount),
        delivery: toDollars(delivery),
        tax: toDollars(tax),
        total: toDollars(total),
        monthly: toDollars((total + 11n) / 12n),
      });
    }),
    { numRuns: 300 },
  );
});

test('no total is negative, and the total of an empty cart is 0', () => {
  fc.assert(
    fc.property(lines, coupons, (items, coupon) => {
      const { coupon: couponDiscount, total } = computeTotals(items, coupon);

      expect(total).toBeGreaterThanOrEqual(0);
      expect(couponDiscount).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(computeTotals([]).total).toBe(0);
});
