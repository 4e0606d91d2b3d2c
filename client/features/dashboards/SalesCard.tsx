import { useTranslation } from 'react-i18next';
import type { AnalyticsCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';
import { useFormats } from './cards/useFormats.ts';

/** The earnings of the last months, including the current month. */
export function SalesCard({ months }: { months: AnalyticsCardsPageQuery['thisYear']['months'] }) {
  const { t } = useTranslation('dashboards/cards');
  const { formatDollars, formatShortDollars, formatMonth } = useFormats();
  const total = months.reduce((sum, { earning }) => sum + earning, 0);
  const bestMonth = months.toSorted((a, b) => b.earning - a.earning)[0];

  return (
    <ChartFrame
      title={t('sales.title')}
      subtitle={t('sales.subtitle', { total: formatDollars(total) })}
      height={388}
      description={t('sales.description', {
        month: bestMonth ? formatMonth(bestMonth.month) : '',
        earning: formatDollars(bestMonth?.earning ?? 0),
      })}
      table={{
        columnNames: [t('sales.month'), t('sales.earned')],
        rows: months.map((item) => [item.month, formatDollars(item.earning)]),
      }}
    >
      <LineChart
        data={months.map((item) => ({ month: formatMonth(item.month), earning: item.earning }))}
        dataKey="month"
        series={[{ name: 'earning', label: t('sales.earned'), color: 0 }]}
        height={380}
        format={formatShortDollars}
      />
    </ChartFrame>
  );
}
