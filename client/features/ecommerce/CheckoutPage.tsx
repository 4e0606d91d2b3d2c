import { Flex, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CartStep } from './CartStep.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { parseStep, type Step, stepPath } from './checkoutSteps.ts';
import { EmptyCart } from './EmptyCart.tsx';
import type { checkoutLoader } from './loaders.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { shopPath } from './paths.ts';
import { useAddressForm } from './useAddressForm.ts';
import { useCartActions } from './useCartActions.ts';
import { usePayment } from './usePayment.ts';

const defaultParams = { step: '' };

/** The checkout in three steps. Entered values are kept while another step is open. */
export function CheckoutPage() {
  const { t } = useTranslation('ecommerce');
  const navigate = useNavigate();
  const [{ step: stepParam }] = useUrlParams(defaultParams);
  const { data } = useLoadedQuery(useLoaderData<typeof checkoutLoader>().page);
  const { cart, deliveryAddresses, testCards } = data;
  const cartActions = useCartActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const selectedAddress = deliveryAddresses.find(({ isChosen }) => isChosen);
  // The payment step requires an address.
  const requestedStep = parseStep(stepParam);
  const step = requestedStep === 'payment' && !selectedAddress ? 'address' : requestedStep;
  const addressForm = useAddressForm({
    addresses: deliveryAddresses,
    onSaved: () => goToStep('payment'),
  });
  const payment = usePayment({ cart, addressId: selectedAddress?.id });
  useTitle(t(`checkout.step.${step}`), t('checkout.title'));

  function goToStep(next: Step) {
    navigate(stepPath(next));
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Flex direction="column" gap={{ base: 'lg', xs: 20 }}>
      <div>
        <Breadcrumbs
          crumbs={[{ label: t('shop.title'), to: shopPath }]}
          title={t('checkout.title')}
        />
        <Title order={1} lts="-0.015em" ref={heading} tabIndex={-1}>
          {t('checkout.title')}
        </Title>
      </div>
      {cart.lines.length === 0 && !payment.isPlaced ? (
        <EmptyCart />
      ) : (
        <>
          <CheckoutSteps step={step} hasAddress={selectedAddress !== undefined} />
          {step === 'cart' && (
            <CartStep cart={cart} cartActions={cartActions} onNext={() => goToStep('address')} />
          )}
          {step === 'address' && (
            <AddressStep
              cart={cart}
              addresses={deliveryAddresses}
              addressForm={addressForm}
              onNext={() => goToStep('payment')}
            />
          )}
          {step === 'payment' && selectedAddress && (
            <PaymentStep
              cart={cart}
              address={selectedAddress}
              cards={testCards}
              payment={payment}
            />
          )}
        </>
      )}
    </Flex>
  );
}
