import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { HorizontalBarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { salesByOffice } from './chartData.ts';

const offices = ['lisbon', 'hamburg', 'lyon', 'leeds', 'porto'] as const;

export function HorizontalBars() {
  const { t } = useTranslation('seriesCharts');
  const { number } = useChartFormats();
  const chart = {
    data: offices.map((name) => ({ office: t(name), pieces: salesByOffice[name] })),
    dataKey: 'office',
    series: [{ name: 'pieces', label: t('pieces') }],
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.HorizontalBars')}
      description={t('aboutOffices')}
      table={createChartTable(chart, t('office'))}
    >
      <HorizontalBarChart {...chart} />
    </ChartFrame>
  );
}
