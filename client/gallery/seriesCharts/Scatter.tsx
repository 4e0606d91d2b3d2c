import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { ScatterChart } from '../../ui/charts/Charts.tsx';
import { createPointsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { createCallPoints } from './chartData.ts';

export function Scatter() {
  const { t } = useTranslation('seriesCharts');
  const { number } = useChartFormats();
  const chart = {
    series: [
      { name: t('advice'), points: createCallPoints(1, 7) },
      { name: t('delivery'), points: createCallPoints(150, 5) },
      { name: t('repairs'), points: createCallPoints(300, 6) },
    ],
    x: { label: t('minutes'), format: number },
    y: { label: t('rating'), format: number },
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Scatter')}
      description={t('aboutRatings')}
      table={createPointsTable(chart, t('subject'))}
    >
      <ScatterChart {...chart} />
    </ChartFrame>
  );
}
