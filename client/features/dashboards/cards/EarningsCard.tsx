import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { ChartFrame } from '../../../ui/charts/ChartFrame.tsx';
import { DonutChart } from '../../../ui/charts/Charts.tsx';
import { useFormats } from './useFormats.ts';

/** The earnings of this month by channel. */
export function EarningsCard({ earnings }: { earnings: EcommercePageQuery['earnings'] }) {
  const { t } = useTranslation('dashboards');
  const { formatDollars, formatShortDollars, formatGrowth, formatPercent } = useFormats();
  const parts = earnings.channels.filter(({ amount }) => amount > 0);
  const formatShare = (amount: number) => formatPercent((100 * amount) / earnings.total);
  const largest = parts.toSorted((a, b) => b.amount - a.amount)[0];

  return (
    <ChartFrame
      title={t('earnings.title')}
      subtitle={t('earnings.subtitle', { growth: formatGrowth(earnings.growth) })}
      height={388}
      description={t('earnings.description', {
        total: formatDollars(earnings.total),
        channel: largest ? t(`channel.${largest.channel}`) : '',
        share: formatShare(largest?.amount ?? 0),
      })}
      table={{
        columnNames: [t('earnings.channel'), t('earnings.amount'), t('earnings.share')],
        rows: parts.map(({ channel, amount }) => [
          t(`channel.${channel}`),
          formatDollars(amount),
          formatShare(amount),
        ]),
      }}
    >
      <DonutChart
        parts={parts.map(({ channel, amount }) => ({
          name: t(`channel.${channel}`),
          value: amount,
        }))}
        height={300}
        format={formatDollars}
        middle={formatShortDollars(earnings.total)}
      />
    </ChartFrame>
  );
}
