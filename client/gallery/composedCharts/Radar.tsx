import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { RadarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { ratings } from './chartData.ts';

const qualities = ['comfort', 'stability', 'assembly', 'price', 'delivery', 'warranty'] as const;

export function Radar() {
  const { t } = useTranslation('composedCharts');
  const chart = {
    data: qualities.map((name) => {
      const [alto = 0, brisa = 0] = ratings[name];
      return { quality: t(`qualities.${name}`), alto, brisa };
    }),
    dataKey: 'quality',
    series: [
      { name: 'alto', label: 'Alto' },
      { name: 'brisa', label: 'Brisa' },
    ],
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Radar')}
      description={t('aboutRatings')}
      table={createChartTable(chart, t('quality'))}
    >
      <RadarChart {...chart} />
    </ChartFrame>
  );
}
