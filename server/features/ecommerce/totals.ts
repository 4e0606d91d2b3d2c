import type { CartTotals, CouponKind } from '../../gql/types.ts';
import { type Cents, getInstalment, getShare, toDollars } from '../../values/money.ts';

/** The price of a line, and the values that it depends on. */
export interface PricedLine {
  qty: number;
  /** The price of one piece. */
  cents: Cents;
  discountPercentage: number;
  hasFreeShipping: boolean;
}

interface AppliedCoupon {
  kind: CouponKind;
  /** Percent or cents. */
  value: number;
}

const deliveryPrice: Cents = 29_00;
const taxPercent = 23;

const sum = (lines: PricedLine[], getValue: (line: PricedLine) => number) =>
  lines.reduce((total, line) => total + getValue(line), 0);

export const getLinePrice = ({ qty, cents }: PricedLine): Cents => qty * cents;

/** Returns the discount of a line. Each line is rounded, so that the discounts of all lines add up to the total. */
export const getDiscount = (line: PricedLine): Cents =>
  getShare(getLinePrice(line), line.discountPercentage);

/** Returns the price of all lines, less their discounts. It is compared with the minimum of a coupon. */
export const sumReducedPrices = (lines: PricedLine[]): Cents =>
  sum(lines, (line) => getLinePrice(line) - getDiscount(line));

const couponDiscounts: Record<CouponKind, (reducedPrice: Cents, value: number) => Cents> = {
  PERCENT: getShare,
  AMOUNT: (reducedPrice, value) => Math.min(reducedPrice, value),
  DELIVERY: () => 0,
};

/** Returns the amounts to pay in dollars. They are calculated in whole cents. */
export function computeTotals(lines: PricedLine[], appliedCoupon?: AppliedCoupon): CartTotals {
  const reducedPrice = sumReducedPrices(lines);
  const coupon = appliedCoupon
    ? couponDiscounts[appliedCoupon.kind](reducedPrice, appliedCoupon.value)
    : 0;
  const isFree =
    appliedCoupon?.kind === 'DELIVERY' || lines.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = isFree ? 0 : deliveryPrice;
  const tax = getShare(reducedPrice - coupon + delivery, taxPercent);
  const total = reducedPrice - coupon + delivery + tax;

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
