import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { HorizontalBarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { stock } from './chartData.ts';

const goods = ['desks', 'chairs', 'lamps', 'storage', 'screens', 'plants'] as const;

export function HorizontalBars() {
  const { t } = useTranslation('everydayCharts');
  const { number } = useChartFormats();
  const chart = {
    data: goods.map((name) => ({ name: t(name), pieces: stock[name] })),
    dataKey: 'name',
    series: [{ name: 'pieces', label: t('pieces') }],
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.HorizontalBars')}
      description={t('aboutStock')}
      table={createChartTable(chart, t('goods'))}
    >
      <HorizontalBarChart {...chart} />
    </ChartFrame>
  );
}
