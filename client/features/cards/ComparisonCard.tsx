import { useTranslation } from 'react-i18next';
import type { AnalyticsCardsPageQuery } from '../../gql/cards/graphql.ts';
import { parseNumber, useFormats } from '../../ui/cards/useFormats.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';

/** The accumulated earnings of this month and last month. */
export function ComparisonCard({
  comparison,
}: {
  comparison: AnalyticsCardsPageQuery['revenueComparison'];
}) {
  const { t } = useTranslation('cards');
  const { dollars, shortDollars, number } = useFormats();
  const [now = [], before = []] = comparison.series.map(({ data }) => data);
  const [thisMonth, lastMonth] = [comparison.thisMonth, comparison.lastMonth].map((text) =>
    dollars(parseNumber(text)),
  );
  /** Returns the day of the month up to which a value counts. */
  const formatDay = (index: number) => number(Math.round((30 * (index + 1)) / now.length));

  return (
    <ChartFrame
      title={t('comparison.title')}
      lead={t('comparison.lead')}
      height={320}
      description={t('comparison.description', { thisMonth, lastMonth })}
      table={{
        head: [t('comparison.day'), t('comparison.now'), t('comparison.before')],
        rows: now.map((value, index) => [
          formatDay(index),
          dollars(value),
          dollars(before[index] ?? 0),
        ]),
      }}
    >
      <LineChart
        data={now.map((value, index) => ({
          day: formatDay(index),
          now: value,
          before: before[index] ?? 0,
        }))}
        dataKey="day"
        series={[
          { name: 'now', label: t('comparison.now'), color: 0 },
          { name: 'before', label: t('comparison.before'), color: 4 },
        ]}
        height={280}
        format={shortDollars}
      />
    </ChartFrame>
  );
}
