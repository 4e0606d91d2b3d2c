// remove-feature cards
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLiveFiguresQuery } from '../../gql/seriesCharts/hooks.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { BarChart } from '../../ui/charts/Charts.tsx';
import { createChartTable } from '../../ui/charts/tables.ts';
import { useChartFormats } from '../../ui/charts/useChartFormats.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

const pollSeconds = 3;

/** The income and the expenses of this year. A visible page requests the data every 3 seconds. */
export function Live() {
  const { t } = useTranslation('seriesCharts');
  const { dollars, shortDollars, month } = useChartFormats();
  const { data } = useLiveFiguresQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: 1000 * pollSeconds,
    skipPollAttempt: () => document.hidden,
  });
  const months = data?.revenueReport.months ?? [];
  const earnedThisMonth = dollars(months.at(-1)?.earning ?? 0);
  const chart = {
    data: months.map((row) => ({ ...row, month: month(`${row.month}-01`) })),
    dataKey: 'month',
    series: [
      { name: 'earning', label: t('earned') },
      { name: 'expense', label: t('spent') },
    ],
    format: shortDollars,
  };

  return (
    <ChartFrame
      isBare
      title={t('demos.Live')}
      subtitle={t('earnedThisMonth', { now: earnedThisMonth })}
      menu={
        <StatusBadge tone="info" icon={IconRefresh}>
          {t('everySeconds', { count: pollSeconds })}
        </StatusBadge>
      }
      description={t('aboutLive', { now: earnedThisMonth })}
      table={createChartTable({ ...chart, format: dollars }, t('month'))}
      state={data ? undefined : 'loading'}
    >
      <BarChart {...chart} />
    </ChartFrame>
  );
}
