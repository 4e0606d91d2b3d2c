import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { RingChart } from '../../ui/charts/Charts.tsx';
import { createPartsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { goals } from './chartData.ts';

const names = ['sales', 'reviews', 'returns'] as const;

export function RadialBars() {
  const { t } = useTranslation('everydayCharts');
  const { percent } = useChartFormats();
  const chart = {
    parts: names.map((name) => ({ name: t(`goals.${name}`), value: goals[name] })),
    format: percent,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.RadialBars')}
      description={t('aboutGoals', { sales: percent(goals.sales) })}
      table={createPartsTable(chart, t('goal'), t('reached'))}
    >
      <RingChart {...chart} />
    </ChartFrame>
  );
}
