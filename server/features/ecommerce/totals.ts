import type { CartTotals, CouponKind } from '../../gql/resolvers.ts';
import { type Cents, getInstalment, getPercentage, toDollars } from './money.ts';

/** The price of a line, and the values that it depends on. */
export interface PricedLine {
  qty: number;
  /** The price of one piece. */
  cents: Cents;
  discountPercentage: number;
  hasFreeShipping: boolean;
}

export interface CountedCoupon {
  kind: CouponKind;
  /** Percent or cents. */
  value: number;
}

const deliveryPrice: Cents = 29_00;
const taxPercent = 23;

const sum = (lines: PricedLine[], of: (line: PricedLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0);

export const getLinePrice = ({ qty, cents }: PricedLine): Cents => qty * cents;

/** The discount is rounded line by line, so that the lines of a receipt add up to it. */
export const getDiscount = (line: PricedLine): Cents =>
  getPercentage(getLinePrice(line), line.discountPercentage);

/** Returns the sum of the lines with their discounts. The minimum of a coupon is compared with it. */
export const sumReducedPrices = (lines: PricedLine[]): Cents =>
  sum(lines, (line) => getLinePrice(line) - getDiscount(line));

const byKind: Record<CouponKind, (reduced: Cents, value: number) => Cents> = {
  PERCENT: getPercentage,
  AMOUNT: (reduced, value) => Math.min(reduced, value),
  DELIVERY: () => 0,
};

/** Returns the amounts to pay. All sums are whole cents until they are returned. */
export function computeTotals(lines: PricedLine[], counted?: CountedCoupon): CartTotals {
  const reduced = sumReducedPrices(lines);
  const coupon = counted ? byKind[counted.kind](reduced, counted.value) : 0;
  const isFree =
    counted?.kind === 'DELIVERY' || lines.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = isFree ? 0 : deliveryPrice;
  const tax = getPercentage(reduced - coupon + delivery, taxPercent);
  const total = reduced - coupon + delivery + tax;

  return {
    items: sum(lines, ({ qty }) => qty),
    price: toDollars(sum(lines, getLinePrice)),
    discount: toDollars(sum(lines, getDiscount)),
    coupon: toDollars(coupon),
    delivery: toDollars(delivery),
    tax: toDollars(tax),
    total: toDollars(total),
    monthly: toDollars(getInstalment(total)),
  };
}
