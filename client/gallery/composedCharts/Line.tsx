import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { orders, type Period } from './chartData.ts';

const periods: Period[] = ['day', 'month', 'year'];

export function Line() {
  const { t } = useTranslation('composedCharts');
  const { number, ...dates } = useChartFormats();
  const [period, setPeriod] = useState<Period>('day');
  const chart = {
    data: orders[period].map((row) => ({ ...row, date: dates[period](row.date) })),
    dataKey: 'date',
    series: [
      { name: 'orders', label: t('orders') },
      { name: 'returns', label: t('returns') },
    ],
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Line')}
      description={t('aboutOrders', { first: chart.data[0]?.date, last: chart.data.at(-1)?.date })}
      table={createChartTable(chart, t('date'))}
      menu={
        <SegmentedControl
          aria-label={t('period')}
          value={period}
          data={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={setPeriod}
        />
      }
    >
      <LineChart {...chart} />
    </ChartFrame>
  );
}
