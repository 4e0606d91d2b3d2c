import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { AreaChart } from '../../ui/charts/Charts.tsx';
import { DayRange } from '../../ui/charts/DayRange.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { traffic } from './chartData.ts';

const days = traffic.map(({ day }) => day);

export function Areas() {
  const { t } = useTranslation('everydayCharts');
  const { number, day } = useChartFormats();
  const [[first = '', last = ''], setRange] = useState([days[0], days.at(-1)]);
  const chart = {
    data: traffic
      .filter((row) => row.day >= first && row.day <= last)
      .map((row) => ({ ...row, day: day(row.day) })),
    dataKey: 'day',
    series: [
      { name: 'visits', label: t('visits') },
      { name: 'clicks', label: t('clicks') },
      { name: 'sales', label: t('sales') },
    ],
    format: number,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Areas')}
      description={t('aboutTraffic', { first: day(first), last: day(last) })}
      table={createChartTable(chart, t('day'))}
      menu={<DayRange label={t('days')} days={days} onChange={(...range) => setRange(range)} />}
    >
      <AreaChart {...chart} />
    </ChartFrame>
  );
}
