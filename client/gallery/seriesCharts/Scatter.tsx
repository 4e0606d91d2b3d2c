import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { ScatterChart } from '../../ui/charts/Charts.tsx';
import { createPointsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { createCalls } from './figures.ts';

export function Scatter() {
  const { t } = useTranslation('seriesCharts');
  const { number } = useChartFormats();
  const chart = {
    series: [
      { name: t('advice'), points: createCalls(1, 7) },
      { name: t('delivery'), points: createCalls(150, 5) },
      { name: t('repairs'), points: createCalls(300, 6) },
    ],
    x: { label: t('minutes'), format: number },
    y: { label: t('mark'), format: number },
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Scatter')}
      description={t('aboutCalls')}
      table={createPointsTable(chart, t('subject'))}
    >
      <ScatterChart {...chart} />
    </ChartFrame>
  );
}
