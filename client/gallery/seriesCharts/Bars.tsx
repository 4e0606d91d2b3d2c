import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { BarChart } from '../../ui/charts/Charts.tsx';
import { DayRange } from '../../ui/charts/DayRange.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { orders } from './chartData.ts';

const days = orders.map(({ day }) => day);

export function Bars() {
  const { t } = useTranslation('seriesCharts');
  const { number, day } = useChartFormats();
  const [[first = '', last = ''], setRange] = useState([days[0], days.at(-1)]);
  const chart = {
    data: orders
      .filter((row) => row.day >= first && row.day <= last)
      .map((row) => ({ ...row, day: day(row.day) })),
    dataKey: 'day',
    series: [{ name: 'orders', label: t('orders') }],
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Bars')}
      description={t('aboutOrders', { first: day(first), last: day(last) })}
      table={createChartTable(chart, t('day'))}
      menu={<DayRange label={t('days')} days={days} onChange={(...range) => setRange(range)} />}
    >
      <BarChart {...chart} />
    </ChartFrame>
  );
}
