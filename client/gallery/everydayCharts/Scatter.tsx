import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { ScatterChart } from '../../ui/charts/Charts.tsx';
import { createPointsTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { createSupportPoints, type Period } from './chartData.ts';

const periods: Period[] = ['day', 'month', 'year'];

export function Scatter() {
  const { t } = useTranslation('everydayCharts');
  const { number } = useChartFormats();
  const [period, setPeriod] = useState<Period>('day');
  const chart = {
    series: [
      { name: t('web'), points: createSupportPoints(period, 1) },
      { name: t('phone'), points: createSupportPoints(period, 200) },
      { name: t('showroom'), points: createSupportPoints(period, 400) },
    ],
    x: { label: t('hours'), format: number },
    y: { label: t('requests'), format: number },
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Scatter')}
      description={t('aboutSupport', { period: t(`periods.${period}`) })}
      table={createPointsTable(chart, t('source'))}
      menu={
        <SegmentedControl
          aria-label={t('period')}
          value={period}
          data={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={setPeriod}
        />
      }
    >
      <ScatterChart {...chart} />
    </ChartFrame>
  );
}
