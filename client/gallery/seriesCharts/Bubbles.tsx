import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { ScatterChart } from '../../ui/charts/Charts.tsx';
import { createPointsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { createDeliveryPoints } from './chartData.ts';

export function Bubbles() {
  const { t } = useTranslation('seriesCharts');
  const { number, compact } = useChartFormats();
  const chart = {
    series: [
      { name: t('web'), points: createDeliveryPoints(1) },
      { name: t('showroom'), points: createDeliveryPoints(80) },
    ],
    x: { label: t('kilometres'), format: compact },
    y: { label: t('deliveryDays'), format: number },
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Bubbles')}
      description={t('aboutDeliveries')}
      table={createPointsTable(chart, t('source'), t('value'))}
    >
      <ScatterChart {...chart} />
    </ChartFrame>
  );
}
