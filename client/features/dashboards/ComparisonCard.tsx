import { useTranslation } from 'react-i18next';
import type { AnalyticsCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';
import { parseNumber, useFormats } from './cards/useFormats.ts';

/** The accumulated earnings of this month and of last month. */
export function ComparisonCard({
  comparison,
}: {
  comparison: AnalyticsCardsPageQuery['revenueComparison'];
}) {
  const { t } = useTranslation('dashboards/cards');
  const { formatDollars, formatShortDollars, formatNumber } = useFormats();
  const [current = [], previous = []] = comparison.series.map(({ data }) => data);
  const [thisMonth, lastMonth] = [comparison.thisMonth, comparison.lastMonth].map((text) =>
    formatDollars(parseNumber(text)),
  );
  /** Formats the day of the month until which a value is accumulated. */
  const formatDay = (index: number) =>
    formatNumber(Math.round((30 * (index + 1)) / current.length));

  return (
    <ChartFrame
      title={t('comparison.title')}
      subtitle={t('comparison.subtitle')}
      height={320}
      description={t('comparison.description', { thisMonth, lastMonth })}
      table={{
        columnNames: [t('comparison.day'), t('comparison.now'), t('comparison.before')],
        rows: current.map((value, index) => [
          formatDay(index),
          formatDollars(value),
          formatDollars(previous[index] ?? 0),
        ]),
      }}
    >
      <LineChart
        data={current.map((value, index) => ({
          day: formatDay(index),
          current: value,
          previous: previous[index] ?? 0,
        }))}
        dataKey="day"
        series={[
          { name: 'current', label: t('comparison.now'), color: 0 },
          { name: 'previous', label: t('comparison.before'), color: 4 },
        ]}
        height={280}
        format={formatShortDollars}
      />
    </ChartFrame>
  );
}
