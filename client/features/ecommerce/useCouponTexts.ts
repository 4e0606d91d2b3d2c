import { useTranslation } from 'react-i18next';
import type { Cart_CouponFragment, CouponRefusal } from '../../gql/ecommerce/graphql.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { useShortDollarFormat } from './useShortDollarFormat.ts';

type Coupon = Cart_CouponFragment;

/** Returns functions that format the discount of a coupon, its last day, and the reason why it does not apply. */
export function useCouponTexts() {
  const { t, i18n } = useTranslation('ecommerce');
  const formatShortDollars = useShortDollarFormat();
  const formatLastDay = ({ validUntil }: Coupon) =>
    new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' }).format(
      parseDate(validUntil),
    );

  return {
    formatDiscount({ kind, value, minimum }: Coupon) {
      const discount = {
        PERCENT: () => t('coupon.percent', { percent: value / 100 }),
        AMOUNT: () => t('coupon.amount', { price: formatShortDollars(value) }),
        DELIVERY: () => t('coupon.delivery'),
      }[kind]();
      return minimum > 0
        ? t('coupon.from', { discount, price: formatShortDollars(minimum) })
        : discount;
    },

    formatExpiry: (coupon: Coupon) => t('coupon.until', { date: formatLastDay(coupon) }),

    formatRefusal(reason: CouponRefusal, coupon: Coupon | null) {
      if (reason === 'EXPIRED' && coupon) {
        return t('coupon.refusal.EXPIRED', { date: formatLastDay(coupon) });
      }
      if (reason === 'BELOW_MINIMUM' && coupon) {
        return t('coupon.refusal.BELOW_MINIMUM', { price: formatShortDollars(coupon.minimum) });
      }
      return t('coupon.refusal.UNKNOWN');
    },
  };
}
