import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { RadarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { testResults } from './chartData.ts';

const tests = ['seat', 'back', 'arms', 'castors', 'noise', 'weight'] as const;

export function Radar() {
  const { t } = useTranslation('seriesCharts');
  const chart = {
    data: tests.map((name) => {
      const [onda = 0, vela = 0] = testResults[name];
      return { test: t(`tests.${name}`), onda, vela };
    }),
    dataKey: 'test',
    series: [
      { name: 'onda', label: 'Onda' },
      { name: 'vela', label: 'Vela' },
    ],
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Radar')}
      description={t('aboutTests')}
      table={createChartTable(chart, t('test'))}
    >
      <RadarChart {...chart} />
    </ChartFrame>
  );
}
