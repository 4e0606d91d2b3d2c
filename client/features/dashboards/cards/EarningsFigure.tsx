import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Card } from './Card.tsx';
import classes from './EarningsFigure.module.css';
import { Ring } from './Ring.tsx';
import { useFormats } from './useFormats.ts';

/** The earnings of this month in a small card: the total in a ring, and the share of each channel. */
export function EarningsFigure({ earnings }: { earnings: EcommercePageQuery['earnings'] }) {
  const { t } = useTranslation('dashboards');
  const { formatShortDollars, formatGrowth, formatPercent } = useFormats();
  const { total, channels } = earnings;
  const getPercent = (amount: number) => Math.round((100 * amount) / total);
  const parts = channels.filter(({ amount }) => getPercent(amount) > 0);

  return (
    <Card
      title={t('earnings.title')}
      subtitle={t('earnings.subtitle', { growth: formatGrowth(earnings.growth) })}
    >
      <div className={classes.body}>
        <ul className={classes.channels}>
          {parts.map(({ channel, amount }, index) => (
            <li key={channel}>
              <i style={{ backgroundColor: `var(--fd-chart-${index})` }} />
              <span>{t(`channel.${channel}`)}</span>
              <bdi>{formatPercent(getPercent(amount))}</bdi>
            </li>
          ))}
        </ul>
        <Ring values={parts.map(({ amount }) => amount)} text={formatShortDollars(total)} />
      </div>
    </Card>
  );
}
