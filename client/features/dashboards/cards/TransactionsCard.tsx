import { Flex, Text, ThemeIcon } from '@mantine/core';
import {
  IconBrandPaypal,
  IconBuildingBank,
  IconCalendarDollar,
  IconCash,
  IconCreditCard,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EcommercePageQuery, TransactionMethod } from '../../../gql/dashboards/graphql.ts';
import { DateText } from '../../../ui/DateText.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ordersPath } from './addresses.ts';
import classes from './Lines.module.css';

type Transaction = EcommercePageQuery['transactions'][number];

const icons = {
  CARD: IconCreditCard,
  BANK_TRANSFER: IconBuildingBank,
  INSTALMENTS: IconCalendarDollar,
  CASH: IconCash,
  PAYPAL: IconBrandPaypal,
} as const satisfies Record<TransactionMethod, unknown>;

const colors = { ORDER: 'primary', PAYMENT: 'success', REFUND: 'danger' };

/** The latest payments and refunds. */
export function TransactionsCard({ transactions }: { transactions: Transaction[] }) {
  const { t } = useTranslation('dashboards');

  return (
    <Section title={t('transactions.title')} subtitle={t('transactions.subtitle')}>
      <TransactionList transactions={transactions} />
    </Section>
  );
}

export function TransactionList({ transactions }: { transactions: Transaction[] }) {
  const { t } = useTranslation('dashboards');
  if (transactions.length === 0)
    return (
      <Text c="dimmed" m="auto">
        {t('transactions.none')}
      </Text>
    );

  return (
    <Flex component="ul" gap="md" direction="column" justify="space-between" flex={1}>
      {transactions.map((transaction) => (
        <Line key={transaction.id} {...transaction} />
      ))}
    </Flex>
  );
}

function Line({ kind, method, number, subjectId, name, amount, at }: Transaction) {
  const { t } = useTranslation('dashboards');
  const Icon = icons[method];
  const title = t(`transactions.${kind}`, { number });

  return (
    <Flex component="li" gap="md" align="center" mih={40}>
      <ThemeIcon size={40} variant="light" color={colors[kind]} title={t(`method.${method}`)}>
        <Icon size={20} stroke={1.6} role="img" aria-label={t(`method.${method}`)} />
      </ThemeIcon>
      <Flex component="span" fw={500} direction="column" miw={0} flex={1} className={classes.text}>
        {kind === 'PAYMENT' ? (
          <span>{title}</span>
        ) : (
          <Link to={`${ordersPath}/${subjectId}`}>{title}</Link>
        )}
        <Text component="small" size="caption" c="dimmed" fw={400}>
          <bdi>{name}</bdi> · <DateText value={at} />
        </Text>
      </Flex>
      <span className={classes.figure} data-sign={amount < 0 ? 'out' : 'in'}>
        <MoneyText value={amount} isSigned />
      </span>
    </Flex>
  );
}
