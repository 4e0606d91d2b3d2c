import { IconCurrencyDollar, IconPackage, IconShoppingCart, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Card } from './Card.tsx';
import classes from './SummaryCard.module.css';
import { useFormats } from './useFormats.ts';

export function SummaryCard({ summary }: { summary: EcommercePageQuery['salesSummary'] }) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatDollars } = useFormats();
  const tiles = [
    { id: 'sales', tone: 'primary', Icon: IconShoppingCart, text: formatNumber(summary.sales) },
    { id: 'customers', tone: 'info', Icon: IconUsers, text: formatNumber(summary.customers) },
    { id: 'products', tone: 'warning', Icon: IconPackage, text: formatNumber(summary.products) },
    {
      id: 'revenue',
      tone: 'success',
      Icon: IconCurrencyDollar,
      text: formatDollars(summary.revenue),
    },
  ] as const;

  return (
    <Card title={t('summary.title')} subtitle={t('summary.subtitle')}>
      <ul className={classes.tiles}>
        {tiles.map(({ id, tone, Icon, text }) => (
          <li key={id} className={classes.tile}>
            <span className={classes.icon} data-tone={tone}>
              <Icon size={22} stroke={1.7} aria-hidden />
            </span>
            <small>{t(`summary.${id}`)}</small>
            <strong>
              <bdi>{text}</bdi>
            </strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
