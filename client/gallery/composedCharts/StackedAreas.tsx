import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { AreaChart } from '../../ui/charts/Charts.tsx';
import { DayRange } from '../../ui/charts/DayRange.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { ordersBySource } from './chartData.ts';

const days = ordersBySource.map(({ day }) => day);

export function StackedAreas() {
  const { t } = useTranslation('composedCharts');
  const { number, day } = useChartFormats();
  const [[first = '', last = ''], setRange] = useState([days[0], days.at(-1)]);
  const chart = {
    data: ordersBySource
      .filter((row) => row.day >= first && row.day <= last)
      .map((row) => ({ ...row, day: day(row.day) })),
    dataKey: 'day',
    series: [
      { name: 'web', label: t('web') },
      { name: 'phone', label: t('phone') },
      { name: 'showroom', label: t('showroom') },
    ],
    isStacked: true,
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.StackedAreas')}
      description={t('aboutSources', { first: day(first), last: day(last) })}
      table={createChartTable(chart, t('date'))}
      menu={
        <DayRange label={t('days')} days={days} onChange={(from, to) => setRange([from, to])} />
      }
    >
      <AreaChart {...chart} />
    </ChartFrame>
  );
}
