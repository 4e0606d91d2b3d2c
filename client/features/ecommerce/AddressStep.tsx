import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type {
  AddressList_AddressFragment,
  Cart_CartFragment,
} from '../../gql/ecommerce/graphql.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressList } from './AddressList.tsx';
import classes from './CheckoutPage.module.css';
import { PriceDetails } from './PriceDetails.tsx';
import type { AddressForm } from './useAddressForm.ts';

interface AddressStepProps {
  cart: Cart_CartFragment;
  addresses: AddressList_AddressFragment[];
  form: AddressForm;
  onNext: () => void;
}

/** The second step: a stored address, or a new one. */
export function AddressStep({ cart, addresses, form, onNext }: AddressStepProps) {
  const { t } = useTranslation('ecommerce');
  const isTyping = form.edited !== null || addresses.length === 0;

  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {addresses.length > 0 && (
          <AddressList addresses={addresses} onAdd={() => form.start()} onEdit={form.start} />
        )}
        {isTyping && <AddressFields form={form} isOnly={addresses.length === 0} />}
      </div>
      <div className={classes.side}>
        <PriceDetails totals={cart.totals} couponCode={cart.coupon?.code}>
          <Button fullWidth disabled={addresses.length === 0} onClick={onNext}>
            {t('checkout.toPayment')}
          </Button>
        </PriceDetails>
      </div>
    </div>
  );
}
