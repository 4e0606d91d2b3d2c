import { IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { balance } from './chartData.ts';

const [firstBalance = 0, lastBalance = 0] = [balance[0], balance.at(-1)].map((row) => row?.balance);

export function Balance() {
  const { t } = useTranslation('everydayCharts');
  const { dollars, shortDollars, percent, day } = useChartFormats();
  const growth = percent((100 * (lastBalance - firstBalance)) / firstBalance);
  const chart = {
    data: balance.map((row) => ({ ...row, day: day(row.day) })),
    dataKey: 'day',
    series: [{ name: 'balance', label: t('balance') }],
    format: shortDollars,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Balance')}
      subtitle={
        <>
          <bdi>{dollars(lastBalance)}</bdi>{' '}
          <StatusBadge tone="success" icon={IconArrowUpRight}>
            {growth}
          </StatusBadge>
        </>
      }
      description={t('aboutBalance', { growth, now: dollars(lastBalance) })}
      table={createChartTable({ ...chart, format: dollars }, t('day'))}
    >
      <LineChart {...chart} />
    </ChartFrame>
  );
}
