import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/charts/ChartFrame.tsx';
import { RadarChart } from '../../../ui/charts/Charts.tsx';
import { useFormats } from './useFormats.ts';

interface SalesRadarCardProps {
  /** The sales of the last months in dollars. The current month is last. */
  sales: number[];
  visits: number[];
}

/** Sales in thousands of dollars and visits in thousands, by month. */
export function SalesRadarCard({ sales, visits }: SalesRadarCardProps) {
  const { t } = useTranslation('dashboards');
  const { formatDollars, formatNumber, listMonths, listShortMonths } = useFormats();
  const shortNames = listShortMonths(sales.length);
  const names = listMonths(sales.length);
  const best = sales.indexOf(Math.max(...sales));

  return (
    <ChartFrame
      title={t('radar.title')}
      subtitle={t('radar.subtitle')}
      height={320}
      description={t('radar.description', {
        month: names[best] ?? '',
        sales: formatDollars(sales[best] ?? 0),
        visits: formatNumber(visits[best] ?? 0),
      })}
      table={{
        columnNames: [t('revenue.month'), t('radar.sales'), t('radar.visits')],
        rows: sales.map((value, index) => [
          names[index] ?? '',
          formatDollars(value),
          formatNumber(visits[index] ?? 0),
        ]),
      }}
    >
      <RadarChart
        data={sales.map((value, index) => ({
          month: shortNames[index] ?? '',
          sales: Math.round(value / 1000),
          visits: Math.round((visits[index] ?? 0) / 1000),
        }))}
        dataKey="month"
        series={[
          { name: 'sales', label: t('radar.sales'), color: 0 },
          { name: 'visits', label: t('radar.visits'), color: 2 },
        ]}
        height={280}
      />
    </ChartFrame>
  );
}
