import { Box, Card, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  AddressList_AddressFragment,
  Cart_CartFragment,
  CheckoutPageQuery,
  PaymentMethod,
} from '../../gql/ecommerce/graphql.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { PaymentCardFields } from '../../ui/PaymentCardFields.tsx';
import { stepPath } from './checkoutSteps.ts';
import classes from './PaymentStep.module.css';
import { PriceDetails } from './PriceDetails.tsx';
import { TestCards } from './TestCards.tsx';
import { useDollarFormat } from './useDollarFormat.ts';
import type { Payment } from './usePayment.ts';

interface PaymentStepProps {
  cart: Cart_CartFragment;
  address: AddressList_AddressFragment;
  cards: CheckoutPageQuery['testCards'];
  payment: Payment;
}

const methods: PaymentMethod[] = ['CARD', 'BANK_TRANSFER', 'INSTALMENTS', 'CASH_ON_DELIVERY'];

/** The last step of the checkout: the payment method. */
export function PaymentStep({ cart, address, cards, payment }: PaymentStepProps) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const { method, decline } = payment;
  const { total, monthly } = cart.totals;

  return (
    <Form form={payment.form}>
      <Columns end={336}>
        <Card component="fieldset" miw={0} className={classes.methods}>
          <legend className={classes.legend}>{t('payment.title')}</legend>
          {decline && (
            <Group
              component="p"
              gap="sm"
              wrap="nowrap"
              c="danger"
              py="md"
              px="lg"
              bdrs="md"
              bg="var(--mantine-color-danger-light)"
              className={classes.decline}
              role="alert"
            >
              <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
              {t(`decline.${decline}`)}
            </Group>
          )}
          {methods.map((option) => (
            <div
              key={option}
              className={classes.method}
              data-chosen={option === method || undefined}
            >
              <Radio
                size="md"
                name="payment"
                label={t(`payment.method.${option}`)}
                description={
                  <bdi>{t(`payment.text.${option}`, { price: formatDollars(monthly) })}</bdi>
                }
                checked={option === method}
                onChange={() => payment.selectMethod(option)}
              />
              {option === 'CARD' && method === 'CARD' && (
                <>
                  <Box mt="lg">
                    <PaymentCardFields form={payment.form} />
                  </Box>
                  <TestCards cards={cards} form={payment.form} />
                </>
              )}
            </div>
          ))}
        </Card>
        <Stack pos={{ base: 'static', md: 'sticky' }} top={24}>
          <Card component="section" miw={0}>
            <Title order={2} size="h3" mb="lg">
              {t('address.to')}
            </Title>
            <Text mb="sm">
              {address.fullName}
              <br />
              {address.street} {address.houseNumber}
              <br />
              <bdi>
                {address.postalCode} {address.city}
              </bdi>
            </Text>
            <Link className={classes.change} to={stepPath('address')}>
              {t('address.other')}
            </Link>
          </Card>
          <PriceDetails totals={cart.totals} couponCode={cart.coupon?.code}>
            <LoadingButton
              type="submit"
              fullWidth
              loading={payment.isPaying}
              leftSection={<IconLock size={16} stroke={1.8} aria-hidden />}
            >
              <bdi>
                {method === 'CARD'
                  ? t('payment.pay', { price: formatDollars(total) })
                  : t('payment.order')}
              </bdi>
            </LoadingButton>
          </PriceDetails>
        </Stack>
      </Columns>
    </Form>
  );
}
