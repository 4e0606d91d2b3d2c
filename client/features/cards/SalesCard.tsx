import { useTranslation } from 'react-i18next';
import type { AnalyticsCardsPageQuery } from '../../gql/cards/graphql.ts';
import { useFormats } from '../../ui/cards/useFormats.ts';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { LineChart } from '../../ui/charts/Charts.tsx';

/** The earnings of the last months. The current month is the last one. */
export function SalesCard({ months }: { months: AnalyticsCardsPageQuery['thisYear']['months'] }) {
  const { t } = useTranslation('cards');
  const { dollars, shortDollars, month } = useFormats();
  const total = months.reduce((sum, { earning }) => sum + earning, 0);
  const best = months.toSorted((a, b) => b.earning - a.earning)[0];

  return (
    <ChartFrame
      title={t('sales.title')}
      lead={t('sales.lead', { total: dollars(total) })}
      height={388}
      description={t('sales.description', {
        month: best ? month(best.month) : '',
        earning: dollars(best?.earning ?? 0),
      })}
      table={{
        head: [t('sales.month'), t('sales.earned')],
        rows: months.map((one) => [one.month, dollars(one.earning)]),
      }}
    >
      <LineChart
        data={months.map((one) => ({ month: month(one.month), earning: one.earning }))}
        dataKey="month"
        series={[{ name: 'earning', label: t('sales.earned'), color: 0 }]}
        height={380}
        format={shortDollars}
      />
    </ChartFrame>
  );
}
