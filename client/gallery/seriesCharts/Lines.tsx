import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { visitors } from './chartData.ts';

const showrooms = ['lisbon', 'hamburg', 'lyon'] as const;

export function Lines() {
  const { t } = useTranslation('seriesCharts');
  const { number, day } = useChartFormats();
  const chart = {
    data: visitors.map((row) => ({ ...row, day: day(row.day) })),
    dataKey: 'day',
    series: showrooms.map((name) => ({ name, label: t(name) })),
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Lines')}
      description={t('aboutVisitors')}
      table={createChartTable(chart, t('day'))}
    >
      <LineChart {...chart} />
    </ChartFrame>
  );
}
