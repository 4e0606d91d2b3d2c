import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { DonutChart } from '../../ui/charts/Charts.tsx';
import { createPartsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { costs } from './figures.ts';

const kinds = ['wages', 'materials', 'freight', 'rent'] as const;
const total = kinds.reduce((sum, kind) => sum + costs[kind], 0);

export function Donut() {
  const { t } = useTranslation('composedCharts');
  const { dollars } = useChartFormats();
  const chart = {
    parts: kinds.map((kind) => ({ name: t(`costs.${kind}`), value: costs[kind] })),
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
