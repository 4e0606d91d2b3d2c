import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type {
  AddressList_AddressFragment,
  Cart_CartFragment,
} from '../../gql/ecommerce/graphql.ts';
import { Columns } from '../../ui/Columns.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AddressList } from './AddressList.tsx';
import { PriceDetails } from './PriceDetails.tsx';
import type { AddressForm } from './useAddressForm.ts';

interface AddressStepProps {
  cart: Cart_CartFragment;
  addresses: AddressList_AddressFragment[];
  addressForm: AddressForm;
  onNext: () => void;
}

/** The second step of the checkout: a list of saved addresses, and a form for an address. */
export function AddressStep({ cart, addresses, addressForm, onNext }: AddressStepProps) {
  const { t } = useTranslation('ecommerce');
  const isFormOpen = addressForm.editedId !== null || addresses.length === 0;

  return (
    <Columns end={336}>
      <Stack gap="lg" miw={0}>
        {addresses.length > 0 && (
          <AddressList
            addresses={addresses}
            onAdd={() => addressForm.open()}
            onEdit={addressForm.open}
          />
        )}
        {isFormOpen && <AddressFields addressForm={addressForm} isOnly={addresses.length === 0} />}
      </Stack>
      <Stack pos={{ base: 'static', md: 'sticky' }} top={24}>
        <PriceDetails totals={cart.totals} couponCode={cart.coupon?.code}>
          <Button fullWidth disabled={addresses.length === 0} onClick={onNext}>
            {t('checkout.toPayment')}
          </Button>
        </PriceDetails>
      </Stack>
    </Columns>
  );
}
