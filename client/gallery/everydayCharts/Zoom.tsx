import { RangeSlider, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { dailyOrders } from './chartData.ts';

/** The orders of a year, with a slider for the visible days. */
export function Zoom() {
  const { t } = useTranslation('everydayCharts');
  const { number, day } = useChartFormats();
  const [[from, to], setRange] = useState<[number, number]>([90, 180]);
  const formatDayAt = (index: number) => day(dailyOrders[index]?.day ?? '');
  const chart = {
    data: dailyOrders.slice(from, to + 1).map((row) => ({ ...row, day: day(row.day) })),
    dataKey: 'day',
    series: [{ name: 'orders', label: t('orders') }],
    format: number,
  };

  return (
    <Stack>
      <ChartFrame
        isBare
        title={t('demos.Zoom')}
        subtitle={t('fromTo', { first: formatDayAt(from), last: formatDayAt(to) })}
        description={t('aboutYear', { first: formatDayAt(from), last: formatDayAt(to) })}
        table={createChartTable(chart, t('day'))}
      >
        <LineChart {...chart} />
      </ChartFrame>
      <RangeSlider
        name="days"
        max={dailyOrders.length - 1}
        minRange={6}
        value={[from, to]}
        label={formatDayAt}
        thumbValueText={formatDayAt}
        thumbFromLabel={t('firstDay')}
        thumbToLabel={t('lastDay')}
        onChange={setRange}
      />
    </Stack>
  );
}
