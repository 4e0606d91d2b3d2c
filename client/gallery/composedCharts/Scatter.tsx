import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { ScatterChart } from '../../ui/charts/Charts.tsx';
import { createPointsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { createPricePoints } from './chartData.ts';

const points = {
  desks: createPricePoints(1, 340, 900),
  chairs: createPricePoints(100, 160, 520),
  lamps: createPricePoints(200, 40, 260),
};

export function Scatter() {
  const { t } = useTranslation('composedCharts');
  const { number, dollars } = useChartFormats();
  const chart = {
    series: [
      { name: t('desks'), points: points.desks },
      { name: t('chairs'), points: points.chairs },
      { name: t('lamps'), points: points.lamps },
    ],
    x: { label: t('price'), format: dollars },
    y: { label: t('pieces'), format: number },
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Scatter')}
      description={t('aboutPrices')}
      table={createPointsTable(chart, t('goods'))}
    >
      <ScatterChart {...chart} />
    </ChartFrame>
  );
}
