import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { BarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { salesByDay } from './chartData.ts';

const goods = ['desks', 'chairs', 'lamps', 'storage'] as const;

export function StackedBars() {
  const { t } = useTranslation('composedCharts');
  const { number, weekday } = useChartFormats();
  const chart = {
    data: salesByDay.map((row) => ({ ...row, day: weekday(row.day) })),
    dataKey: 'day',
    series: goods.map((name) => ({ name, label: t(name) })),
    isStacked: true,
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.StackedBars')}
      description={t('aboutWeek')}
      table={createChartTable(chart, t('day'))}
    >
      <BarChart {...chart} />
    </ChartFrame>
  );
}
