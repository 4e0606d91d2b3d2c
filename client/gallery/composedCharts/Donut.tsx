import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { DonutChart } from '../../ui/charts/Charts.tsx';
import { createPartsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { costs } from './chartData.ts';

const costTypes = ['wages', 'materials', 'freight', 'rent'] as const;
const total = costTypes.reduce((sum, costType) => sum + costs[costType], 0);

export function Donut() {
  const { t } = useTranslation('composedCharts');
  const { dollars } = useChartFormats();
  const chart = {
    parts: costTypes.map((costType) => ({ name: t(`costs.${costType}`), value: costs[costType] })),
    format: dollars,
    middle: dollars(total),
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Donut')}
      description={t('aboutCosts', { total: dollars(total) })}
      table={createPartsTable(chart, t('cost'), t('amount'))}
    >
      <DonutChart {...chart} />
    </ChartFrame>
  );
}
