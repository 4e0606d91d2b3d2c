import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCheckoutPageSuspenseQuery } from '../../gql/ecommerce/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { AddressStep } from './AddressStep.tsx';
import { shopPath } from './addresses.ts';
import { CartStep } from './CartStep.tsx';
import classes from './CheckoutPage.module.css';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { parseStep, type Step, stepPath } from './checkoutSteps.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { useAddressForm } from './useAddressForm.ts';
import { usePayment } from './usePayment.ts';
import { useShopping } from './useShopping.ts';

const start = { step: '' };

/** The checkout in three steps. Entered values are kept while another step is open. */
export function CheckoutPage() {
  const { t } = useTranslation('ecommerce');
  const navigate = useNavigate();
  const [{ step: named }] = useUrlParams(start);
  const { data } = useCheckoutPageSuspenseQuery({ fetchPolicy: 'cache-and-network' });
  const { cart, deliveryAddresses, testCards } = data;
  const shopping = useShopping();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = deliveryAddresses.find(({ isChosen }) => isChosen);
  // The payment step requires an address.
  const wanted = parseStep(named);
  const step = wanted === 'payment' && !chosen ? 'address' : wanted;
  const addressForm = useAddressForm({ onSaved: () => go('payment') });
  const payment = usePayment({ cart, addressId: chosen?.id });
  useTitle(t(`checkout.step.${step}`), t('checkout.title'));

  function go(next: Step) {
    navigate(stepPath(next));
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.page}>
      <div>
        <Breadcrumbs
          crumbs={[{ label: t('shop.title'), to: shopPath }]}
          title={t('checkout.title')}
        />
        <h1 className={classes.title} ref={heading} tabIndex={-1}>
          {t('checkout.title')}
        </h1>
      </div>
      {cart.lines.length === 0 && !payment.isPlaced ? (
        <EmptyCart />
      ) : (
        <>
          <CheckoutSteps step={step} hasAddress={chosen !== undefined} />
          {step === 'cart' && (
            <CartStep cart={cart} shopping={shopping} onNext={() => go('address')} />
          )}
          {step === 'address' && (
            <AddressStep
              cart={cart}
              addresses={deliveryAddresses}
              form={addressForm}
              onNext={() => go('payment')}
            />
          )}
          {step === 'payment' && chosen && (
            <PaymentStep cart={cart} address={chosen} cards={testCards} payment={payment} />
          )}
          <LeaveGuard isDirty={() => addressForm.isDirty() || payment.isDirty()} />
        </>
      )}
    </div>
  );
}
