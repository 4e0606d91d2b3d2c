import { RangeSlider, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { year } from './figures.ts';

/** A year of data, with a slider for the visible range. */
export function Zoom() {
  const { t } = useTranslation('everydayCharts');
  const { number, day } = useChartFormats();
  const [[from, to], setRange] = useState<[number, number]>([90, 180]);
  const dayAt = (index: number) => day(year[index]?.day ?? '');
  const chart = {
    data: year.slice(from, to + 1).map((row) => ({ ...row, day: day(row.day) })),
    dataKey: 'day',
    series: [{ name: 'orders', label: t('orders') }],
    format: number,
  };

  return (
    <Stack>
      <ChartFrame
        isBare
        title={t('demos.Zoom')}
        lead={t('fromTo', { first: dayAt(from), last: dayAt(to) })}
        description={t('aboutYear', { first: dayAt(from), last: dayAt(to) })}
        table={createChartTable(chart, t('day'))}
      >
        <LineChart {...chart} />
      </ChartFrame>
      <RangeSlider
        name="days"
        max={year.length - 1}
        minRange={6}
        value={[from, to]}
        label={dayAt}
        thumbValueText={dayAt}
        thumbFromLabel={t('first')}
        thumbToLabel={t('last')}
        onChange={setRange}
      />
    </Stack>
  );
}
