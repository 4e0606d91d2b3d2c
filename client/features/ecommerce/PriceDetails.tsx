import { Card, Flex, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceDetails_TotalsFragment } from '../../gql/ecommerce/graphql.ts';
import classes from './PriceDetails.module.css';
import { useDollarFormat } from './useDollarFormat.ts';

interface PriceDetailsProps {
  totals: PriceDetails_TotalsFragment;
  couponCode?: string | null;
  /** Whether the server is calculating the totals. */
  isChanging?: boolean;
  children?: ReactNode;
}

/** The amounts of a cart or an order, as calculated by the server. */
export function PriceDetails({ totals, couponCode, isChanging, children }: PriceDetailsProps) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const { items, price, discount, coupon, delivery, tax, total, monthly } = totals;

  return (
    <Card component="section" className={classes.details} aria-label={t('totals.title')}>
      <Title order={2} size="h3" mb="md">
        {t('totals.title')}
      </Title>
      <Flex
        component="dl"
        gap="sm"
        mod="tabular"
        direction="column"
        className={classes.rows}
        aria-busy={isChanging || undefined}
      >
        <Row label={t('totals.price', { count: items })} value={formatDollars(price)} />
        {discount > 0 && (
          <Row isReduction label={t('totals.discount')} value={formatDollars(-discount)} />
        )}
        {couponCode && coupon > 0 && (
          <Row
            isReduction
            label={t('totals.coupon', { code: couponCode })}
            value={formatDollars(-coupon)}
          />
        )}
        <Row
          isReduction={delivery === 0}
          label={t('totals.delivery')}
          value={delivery === 0 ? t('totals.free') : formatDollars(delivery)}
        />
        <Row label={t('totals.tax')} value={formatDollars(tax)} />
        <Text component="div" size="lg" fw={600} mt="xs" pt="md" className={classes.total}>
          <dt>{t('totals.total')}</dt>
          <dd aria-live="polite">
            <bdi>{formatDollars(total)}</bdi>
          </dd>
        </Text>
      </Flex>
      <Text size="xs" c="dimmed" mt="xs">
        <bdi>{t('totals.monthly', { price: formatDollars(monthly) })}</bdi>
      </Text>
      {children}
    </Card>
  );
}

interface RowProps {
  label: string;
  value: string;
  /** Whether the amount lowers the price. */
  isReduction?: boolean;
}

function Row({ label, value, isReduction }: RowProps) {
  return (
    <div className={classes.row} data-less={isReduction || undefined}>
      <Text component="dt" c="dimmed">
        <bdi>{label}</bdi>
      </Text>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
