import { useTranslation } from 'react-i18next';
import type { Cart_CouponFragment, CouponRefusal } from '../../gql/ecommerce/graphql.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { useRoundDollars } from './roundDollars.ts';

type Coupon = Cart_CouponFragment;

/** Returns the texts about a coupon: its discount, its last day, and why it does not apply. */
export function useCouponTexts() {
  const { t, i18n } = useTranslation('ecommerce');
  const dollars = useRoundDollars();
  const dayOf = ({ validUntil }: Coupon) =>
    new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' }).format(
      parseDate(validUntil),
    );

  return {
    terms({ kind, value, minimum }: Coupon) {
      const gift = {
        PERCENT: () => t('coupon.percent', { percent: value / 100 }),
        AMOUNT: () => t('coupon.amount', { price: dollars(value) }),
        DELIVERY: () => t('coupon.delivery'),
      }[kind]();
      return minimum > 0 ? t('coupon.from', { gift, price: dollars(minimum) }) : gift;
    },

    until: (coupon: Coupon) => t('coupon.until', { date: dayOf(coupon) }),

    refusal(reason: CouponRefusal, coupon: Coupon | null) {
      if (reason === 'EXPIRED' && coupon) {
        return t('coupon.refusal.EXPIRED', { date: dayOf(coupon) });
      }
      if (reason === 'BELOW_MINIMUM' && coupon) {
        return t('coupon.refusal.BELOW_MINIMUM', { price: dollars(coupon.minimum) });
      }
      return t('coupon.refusal.UNKNOWN');
    },
  };
}
