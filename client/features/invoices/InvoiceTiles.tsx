import { Card, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { firstFromLoader } from '../../data/loader.ts';
import type { InvoiceTile_GroupFragment } from '../../gql/invoices/graphql.ts';
import { useInvoiceOverviewQuery } from '../../gql/invoices/hooks.ts';
import classes from './InvoiceTiles.module.css';
import { baseCurrency, useFormatAmount } from './money.ts';

interface InvoiceTilesProps {
  /** The statuses of the filter. */
  statuses: readonly string[];
  onChange: (statuses: string[]) => void;
}

const names = ['outstanding', 'pastDue', 'paid', 'draft'] as const;

/** Tiles with the sums of outstanding, late, paid and unsent invoices. Each of them filters the list of invoices. */
export function InvoiceTiles({ statuses, onChange }: InvoiceTilesProps) {
  const { t } = useTranslation('invoices');
  const { data } = useInvoiceOverviewQuery({
    ...firstFromLoader,
    context: { followsOwnChanges: true },
  });
  if (!data) return null;

  return (
    <SimpleGrid
      cols={{ base: 2, md: 4 }}
      spacing={{ base: 'sm', md: 'lg' }}
      role="group"
      aria-label={t('overview.label')}
    >
      {names.map((name) => {
        const group = data.invoiceOverview[name];
        const isChosen = [...statuses].sort().join() === [...group.statuses].sort().join();
        return (
          <InvoiceTile
            key={name}
            label={t(`overview.${name}`)}
            group={group}
            isChosen={isChosen}
            onClick={() => onChange(isChosen ? [] : group.statuses)}
          />
        );
      })}
    </SimpleGrid>
  );
}

interface InvoiceTileProps {
  label: string;
  group: InvoiceTile_GroupFragment;
  isChosen: boolean;
  onClick: () => void;
}

function InvoiceTile({ label, group, isChosen, onClick }: InvoiceTileProps) {
  const { t } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const sums = group.sums.length > 0 ? group.sums : [{ currency: baseCurrency, amount: 0 }];

  return (
    <Card
      component="button"
      type="button"
      aria-pressed={isChosen}
      p={{ base: 'sm', md: 'lg' }}
      className={classes.tile}
      onClick={onClick}
    >
      <Text c="dimmed">{label}</Text>
      <Text size="figure" mod="tabular">
        {sums.map(({ currency, amount }) => (
          <bdi key={currency} className={classes.sum}>
            {formatAmount(amount, currency)}
          </bdi>
        ))}
      </Text>
      <Text size="caption" c="dimmed">
        {t('overview.count', { count: group.count })}
      </Text>
    </Card>
  );
}
