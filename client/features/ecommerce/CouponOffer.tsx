import { Button, Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Cart_CouponFragment } from '../../gql/ecommerce/graphql.ts';
import classes from './CouponBox.module.css';
import { useCouponTexts } from './useCouponTexts.ts';

interface CouponOfferProps {
  coupon: Cart_CouponFragment;
  onApply: () => void;
}

/** A coupon with a button that applies it, or with the reason why it does not apply to the cart. */
export function CouponOffer({ coupon, onApply }: CouponOfferProps) {
  const { t } = useTranslation('ecommerce');
  const texts = useCouponTexts();
  const { code, refusal } = coupon;

  return (
    <Flex
      component="li"
      gap="md"
      align="center"
      justify="space-between"
      px="md"
      py="sm"
      className={classes.offer}
      data-refused={refusal ? true : undefined}
    >
      <p>
        <strong>{code}</strong>
        <span>
          <bdi>{texts.formatDiscount(coupon)}</bdi>
        </span>
        <span className={classes.note}>
          <bdi>{refusal ? texts.formatRefusal(refusal, coupon) : texts.formatExpiry(coupon)}</bdi>
        </span>
      </p>
      {!refusal && (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={t('coupon.takeNamed', { code })}
          onClick={onApply}
        >
          {t('coupon.take')}
        </Button>
      )}
    </Flex>
  );
}
