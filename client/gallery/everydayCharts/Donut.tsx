import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { DonutChart } from '../../ui/charts/Charts.tsx';
import { createPartsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { expenses } from './chartData.ts';

const expenseTypes = ['wages', 'materials', 'freight', 'rent'] as const;

export function Donut() {
  const { t } = useTranslation('everydayCharts');
  const { percent } = useChartFormats();
  const chart = {
    parts: expenseTypes.map((expenseType) => ({
      name: t(`costs.${expenseType}`),
      value: expenses[expenseType],
    })),
    format: percent,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Donut')}
      description={t('aboutCosts', { wages: percent(expenses.wages) })}
      table={createPartsTable(chart, t('cost'), t('share'))}
    >
      <DonutChart {...chart} />
    </ChartFrame>
  );
}
