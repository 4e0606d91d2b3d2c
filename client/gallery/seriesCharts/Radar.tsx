import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { RadarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { tests } from './figures.ts';

const parts = ['seat', 'back', 'arms', 'castors', 'noise', 'weight'] as const;

export function Radar() {
  const { t } = useTranslation('seriesCharts');
  const chart = {
    data: parts.map((name) => {
      const [onda = 0, vela = 0] = tests[name];
      return { part: t(`parts.${name}`), onda, vela };
    }),
    dataKey: 'part',
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
      table={createChartTable(chart, t('part'))}
    >
      <RadarChart {...chart} />
    </ChartFrame>
  );
}
