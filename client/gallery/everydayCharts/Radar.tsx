import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { RadarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { teamHours } from './chartData.ts';

const workTypes = [
  'advice',
  'planning',
  'sales',
  'delivery',
  'assembly',
  'service',
  'training',
  'accounts',
] as const;

export function Radar() {
  const { t } = useTranslation('everydayCharts');
  const chart = {
    data: workTypes.map((name) => {
      const [showroom = 0, workshop = 0] = teamHours[name];
      return { work: t(`work.${name}`), showroom, workshop };
    }),
    dataKey: 'work',
    series: [
      { name: 'showroom', label: t('showroom') },
      { name: 'workshop', label: t('workshop') },
    ],
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Radar')}
      description={t('aboutWork')}
      table={createChartTable(chart, t('workType'))}
    >
      <RadarChart {...chart} />
    </ChartFrame>
  );
}
