import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Cart_CouponFragment } from '../../gql/ecommerce/graphql.ts';
import classes from './CouponBox.module.css';
import { useCouponTexts } from './useCouponTexts.ts';

interface CouponOfferProps {
  coupon: Cart_CouponFragment;
  onTake: () => void;
}

/** A coupon, or the reason why it does not apply to the cart. */
export function CouponOffer({ coupon, onTake }: CouponOfferProps) {
  const { t } = useTranslation('ecommerce');
  const texts = useCouponTexts();
  const { code, refusal } = coupon;

  return (
    <li className={classes.offer} data-refused={refusal ? true : undefined}>
      <p>
        <strong>{code}</strong>
        <span>
          <bdi>{texts.terms(coupon)}</bdi>
        </span>
        <span className={classes.note}>
          <bdi>{refusal ? texts.refusal(refusal, coupon) : texts.until(coupon)}</bdi>
        </span>
      </p>
      {!refusal && (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={t('coupon.takeNamed', { code })}
          onClick={onTake}
        >
          {t('coupon.take')}
        </Button>
      )}
    </li>
  );
}
