import { Button, Radio } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  AddressList_AddressFragment,
  Cart_CartFragment,
  CheckoutPageQuery,
  PaymentMethod,
} from '../../gql/ecommerce/graphql.ts';
import { PaymentCardFields } from '../../ui/PaymentCardFields.tsx';
import checkout from './CheckoutPage.module.css';
import { stepPath } from './checkoutSteps.ts';
import { useDollars } from './dollars.ts';
import classes from './PaymentStep.module.css';
import { PriceDetails } from './PriceDetails.tsx';
import { TestCards } from './TestCards.tsx';
import type { Payment } from './usePayment.ts';

interface PaymentStepProps {
  cart: Cart_CartFragment;
  address: AddressList_AddressFragment;
  cards: CheckoutPageQuery['testCards'];
  payment: Payment;
}

const methods: PaymentMethod[] = ['CARD', 'BANK_TRANSFER', 'INSTALMENTS', 'CASH_ON_DELIVERY'];

/** The last step: the payment method. */
export function PaymentStep({ cart, address, cards, payment }: PaymentStepProps) {
  const { t } = useTranslation('ecommerce');
  const dollars = useDollars();
  const { method, decline } = payment;
  const { total, monthly } = cart.totals;

  return (
    <form
      className={checkout.columns}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void payment.pay();
      }}
    >
      <fieldset className={`${checkout.card} ${checkout.padded} ${classes.methods}`}>
        <legend className={classes.legend}>{t('payment.title')}</legend>
        {decline && (
          <p className={classes.decline} role="alert">
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            {t(`decline.${decline}`)}
          </p>
        )}
        {methods.map((one) => (
          <div key={one} className={classes.method} data-chosen={one === method || undefined}>
            <Radio
              size="md"
              name="payment"
              label={t(`payment.method.${one}`)}
              description={<bdi>{t(`payment.text.${one}`, { price: dollars(monthly) })}</bdi>}
              checked={one === method}
              onChange={() => payment.choose(one)}
            />
            {one === 'CARD' && method === 'CARD' && (
              <>
                <div className={classes.cardFields}>
                  <PaymentCardFields form={payment.form} />
                </div>
                <TestCards cards={cards} form={payment.form} />
              </>
            )}
          </div>
        ))}
      </fieldset>
      <div className={checkout.side}>
        <section className={`${checkout.card} ${checkout.padded}`}>
          <h2 className={checkout.heading}>{t('address.to')}</h2>
          <p className={classes.address}>
            {address.fullName}
            <br />
            {address.street} {address.houseNumber}
            <br />
            <bdi>
              {address.postalCode} {address.city}
            </bdi>
          </p>
          <Link className={classes.change} to={stepPath('address')}>
            {t('address.other')}
          </Link>
        </section>
        <PriceDetails totals={cart.totals} couponCode={cart.coupon?.code}>
          <Button
            type="submit"
            fullWidth
            loading={payment.isPaying}
            leftSection={<IconLock size={16} stroke={1.8} aria-hidden />}
          >
            <bdi>
              {method === 'CARD' ? t('payment.pay', { price: dollars(total) }) : t('payment.order')}
            </bdi>
          </Button>
        </PriceDetails>
      </div>
    </form>
  );
}
