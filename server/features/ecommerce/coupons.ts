import type { CollectionOptions } from '../../collections.ts';
import type { Coupon, CouponKind, CouponRefusal } from '../../gql/types.ts';
import { formatDay } from '../../values/days.ts';
import { type Cents, toDollars } from '../../values/money.ts';

export interface CouponRow {
  code: string;
  kind: CouponKind;
  /** Percent or cents. */
  value: number;
  minimum: Cents;
  validUntil: string;
}

/** The sample coupons. `days` is the number of days from the start of the sample to the last valid day. */
const sampleCoupons: (Omit<CouponRow, 'validUntil'> & { days: number })[] = [
  { code: 'DESKMATE10', kind: 'PERCENT', value: 10, minimum: 0, days: 45 },
  { code: 'OAK150', kind: 'AMOUNT', value: 150_00, minimum: 1_500_00, days: 21 },
  { code: 'FREIGHTFREE', kind: 'DELIVERY', value: 0, minimum: 400_00, days: 10 },
  { code: 'WHOLEFLOOR', kind: 'PERCENT', value: 18, minimum: 6_000_00, days: 60 },
  { code: 'WINTERLAMP', kind: 'PERCENT', value: 25, minimum: 0, days: -8 },
];

/** Creates the part of the collection for coupons. */
export function createCoupons({ clock }: Pick<CollectionOptions, 'clock'>) {
  const list = (): CouponRow[] =>
    sampleCoupons.map(({ days, ...coupon }) => ({
      ...coupon,
      validUntil: formatDay(clock.startedAt(), days),
    }));

  function findRefusal(
    { validUntil, minimum }: CouponRow,
    reducedPrice: Cents,
  ): CouponRefusal | null {
    if (validUntil < formatDay(clock.now())) return 'EXPIRED';
    if (reducedPrice < minimum) return 'BELOW_MINIMUM';
    return null;
  }

  return {
    list,
    findRefusal,

    find(code: string): CouponRow | undefined {
      const wantedCode = code.trim().toUpperCase();
      return list().find((coupon) => coupon.code === wantedCode);
    },

    /** Converts a coupon for the API. The coupon is refused if `reducedPrice`, the price of all lines, is too low. */
    toCoupon(row: CouponRow, reducedPrice: Cents): Coupon {
      const { code, kind, value, minimum, validUntil } = row;
      return {
        code,
        kind,
        value: kind === 'AMOUNT' ? toDollars(value) : value,
        minimum: toDollars(minimum),
        validUntil,
        refusal: findRefusal(row, reducedPrice),
      };
    },
  };
}
