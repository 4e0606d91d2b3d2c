import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Cart_CartFragment } from '../../gql/ecommerce/graphql.ts';
import { Columns } from '../../ui/Columns.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import lines from './CheckoutLine.module.css';
import { CheckoutLine } from './CheckoutLine.tsx';
import { CouponBox } from './CouponBox.tsx';
import { PriceDetails } from './PriceDetails.tsx';
import type { CartActions } from './useCartActions.ts';

interface CartStepProps {
  cart: Cart_CartFragment;
  cartActions: CartActions;
  onNext: () => void;
}

/** The first step of the checkout: the line items, the totals and the coupons. */
export function CartStep({ cart, cartActions, onNext }: CartStepProps) {
  const { t } = useTranslation('ecommerce');
  const keptFocus = useKeptFocus<HTMLUListElement>(cart.lines.length);

  return (
    <Columns end={336}>
      <ul className={lines.lines} aria-label={t('checkout.items')} {...keptFocus}>
        {cart.lines.map((line) => (
          <CheckoutLine
            key={`${line.productId} ${line.color}`}
            line={line}
            cartActions={cartActions}
          />
        ))}
      </ul>
      <Stack pos={{ base: 'static', md: 'sticky' }} top={24}>
        <PriceDetails
          totals={cart.totals}
          couponCode={cart.coupon?.code}
          isChanging={cartActions.isChanging}
        >
          <Button fullWidth onClick={onNext}>
            {t('checkout.toAddress')}
          </Button>
        </PriceDetails>
        <CouponBox cart={cart} />
      </Stack>
    </Columns>
  );
}
