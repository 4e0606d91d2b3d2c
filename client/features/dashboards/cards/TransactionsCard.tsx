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
import { ordersPath } from './addresses.ts';
import { Card } from './Card.tsx';
import classes from './Lines.module.css';

type Transaction = EcommercePageQuery['transactions'][number];

const icons = {
  CARD: IconCreditCard,
  BANK_TRANSFER: IconBuildingBank,
  INSTALMENTS: IconCalendarDollar,
  CASH: IconCash,
  PAYPAL: IconBrandPaypal,
} as const satisfies Record<TransactionMethod, unknown>;

/** The latest payments and refunds. */
export function TransactionsCard({ transactions }: { transactions: Transaction[] }) {
  const { t } = useTranslation('dashboards');

  return (
    <Card title={t('transactions.title')} subtitle={t('transactions.subtitle')}>
      <TransactionList transactions={transactions} />
    </Card>
  );
}

export function TransactionList({ transactions }: { transactions: Transaction[] }) {
  const { t } = useTranslation('dashboards');
  if (transactions.length === 0) return <p className={classes.empty}>{t('transactions.none')}</p>;

  return (
    <ul className={classes.lines}>
      {transactions.map((transaction) => (
        <Line key={transaction.id} {...transaction} />
      ))}
    </ul>
  );
}

function Line({ kind, method, number, subjectId, name, amount, at }: Transaction) {
  const { t } = useTranslation('dashboards');
  const Icon = icons[method];
  const title = t(`transactions.${kind}`, { number });

  return (
    <li>
      <span className={classes.icon} data-kind={kind} title={t(`method.${method}`)}>
        <Icon size={20} stroke={1.6} role="img" aria-label={t(`method.${method}`)} />
      </span>
      <span className={classes.text}>
        {kind === 'PAYMENT' ? (
          <span>{title}</span>
        ) : (
          <Link to={`${ordersPath}/${subjectId}`}>{title}</Link>
        )}
        <small>
          <bdi>{name}</bdi> · <DateText value={at} />
        </small>
      </span>
      <span className={classes.figure} data-sign={amount < 0 ? 'out' : 'in'}>
        <MoneyText value={Math.round(amount * 100)} isSigned />
      </span>
    </li>
  );
}
