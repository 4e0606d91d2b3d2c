import type { CollectionOptions } from '../../feature.ts';
import type { Coupon, CouponKind, CouponRefusal } from '../../gql/resolvers.ts';
import { formatDay } from '../../values/days.ts';
import { type Cents, toDollars } from './money.ts';

export interface CouponRow {
  code: string;
  kind: CouponKind;
  /** Percent or cents. */
  value: number;
  minimum: Cents;
  validUntil: string;
}

/** The codes of the season. Their days count from the start of the sample. */
const season: (Omit<CouponRow, 'validUntil'> & { days: number })[] = [
  { code: 'DESKMATE10', kind: 'PERCENT', value: 10, minimum: 0, days: 45 },
  { code: 'OAK150', kind: 'AMOUNT', value: 150_00, minimum: 1_500_00, days: 21 },
  { code: 'FREIGHTFREE', kind: 'DELIVERY', value: 0, minimum: 400_00, days: 10 },
  { code: 'WHOLEFLOOR', kind: 'PERCENT', value: 18, minimum: 6_000_00, days: 60 },
  { code: 'WINTERLAMP', kind: 'PERCENT', value: 25, minimum: 0, days: -8 },
];

/** Creates the coupons. */
export function createCoupons({ clock }: Pick<CollectionOptions, 'clock'>) {
  const all = (): CouponRow[] =>
    season.map(({ days, ...coupon }) => ({
      ...coupon,
      validUntil: formatDay(clock.startedAt(), days),
    }));

  function findRefusal({ validUntil, minimum }: CouponRow, reduced: Cents): CouponRefusal | null {
    if (validUntil < formatDay(clock.now())) return 'EXPIRED';
    if (reduced < minimum) return 'BELOW_MINIMUM';
    return null;
  }

  return {
    all,
    findRefusal,

    find(code: string): CouponRow | undefined {
      const wanted = code.trim().toUpperCase();
      return all().find((coupon) => coupon.code === wanted);
    },

    /** Returns a coupon with whether it counts for lines of this price. */
    shown(row: CouponRow, reduced: Cents): Coupon {
      const { code, kind, value, minimum, validUntil } = row;
      return {
        code,
        kind,
        value: kind === 'AMOUNT' ? toDollars(value) : value,
        minimum: toDollars(minimum),
        validUntil,
        refusal: findRefusal(row, reduced),
      };
    },
  };
}
