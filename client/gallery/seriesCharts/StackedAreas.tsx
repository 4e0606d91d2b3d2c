import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { AreaChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { income } from './chartData.ts';

const methods = ['card', 'transfer', 'cash'] as const;

export function StackedAreas() {
  const { t } = useTranslation('seriesCharts');
  const { number, month } = useChartFormats();
  const chart = {
    data: income.map((row) => ({ ...row, month: month(row.month) })),
    dataKey: 'month',
    series: methods.map((name) => ({ name, label: t(`methods.${name}`) })),
    isStacked: true,
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.StackedAreas')}
      description={t('aboutIncome')}
      table={createChartTable(chart, t('month'))}
    >
      <AreaChart {...chart} />
    </ChartFrame>
  );
}
