import { useTranslation } from 'react-i18next';
import type { AnalyticsCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { BreakdownCard } from './BreakdownCard.tsx';
import type { PeriodProps } from './cards/PeriodMenu.tsx';
import { useFormats } from './cards/useFormats.ts';

interface OrderStatesCardProps extends PeriodProps {
  counts: AnalyticsCardsPageQuery['productOrders']['counts'];
}

const states = ['finished', 'pending', 'rejected'] as const;

/** The numbers of orders by status. */
export function OrderStatesCard({ counts, ...period }: OrderStatesCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const { formatNumber } = useFormats();

  return (
    <BreakdownCard
      {...period}
      title={t('orderStates.title')}
      subtitle={t('orderStates.subtitle')}
      columnNames={[t('orderStates.state'), t('orderStates.count')]}
      chart="radialBar"
      format={formatNumber}
      parts={states.map((state) => ({
        name: t(`orderStates.name.${state}`),
        value: counts[state],
        figures: [formatNumber(counts[state])],
      }))}
    />
  );
}
