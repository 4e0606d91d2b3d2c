import { Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OrderPageQuery } from '../../gql/ecommerce/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './OrderPage.module.css';
import { paymentTones } from './orderStates.ts';
import { useDollarFormat } from './useDollarFormat.ts';

/** The address and the payment of an order. */
export function OrderFacts({ order }: { order: OrderPageQuery['order'] }) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const { address, payment, paymentState, cardEnding, totals, number } = order;

  return (
    <Card component="section" miw={0} className={classes.facts}>
      <h2>{t('address.to')}</h2>
      <p>
        {address.fullName} · {t(`address.kinds.${address.kind}`)}
        <br />
        {address.street} {address.houseNumber}
        {address.landmark && (
          <span>
            <br />
            {address.landmark}
          </span>
        )}
        <br />
        <span>
          {address.postalCode} {address.city}, {address.region}
        </span>
        <br />
        <bdi>{address.phone}</bdi>
      </p>
      <h2>{t('order.payment')}</h2>
      <p>
        {t(`payment.method.${payment}`)}
        {cardEnding && <span> {t('card.ending', { digits: cardEnding })}</span>}{' '}
        <StatusBadge tone={paymentTones[paymentState]}>
          {t(`payment.state.${paymentState}`)}
        </StatusBadge>
      </p>
      {paymentState === 'DUE' && (
        <p className={classes.due}>
          {t(`payment.due.${payment}`, {
            number,
            price: formatDollars(payment === 'INSTALMENTS' ? totals.monthly : totals.total),
          })}
        </p>
      )}
    </Card>
  );
}
