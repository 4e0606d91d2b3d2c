import { useTranslation } from 'react-i18next';
import type { AnalyticsPageQuery, CardPeriod } from '../../../gql/dashboardsAnalytics/graphql.ts';
import { Card } from './Card.tsx';
import { Gauge } from './Gauge.tsx';
import { PeriodMenu } from './PeriodMenu.tsx';
import classes from './SupportCard.module.css';
import { useFormats } from './useFormats.ts';

interface SupportCardProps {
  tickets: AnalyticsPageQuery['supportTracker'];
  period: CardPeriod;
  onPeriod: (period: CardPeriod) => void;
}

export function SupportCard({ tickets, period, onPeriod }: SupportCardProps) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatPercent } = useFormats();
  const { totalTicket, newTicket, openTicket, completed, responseTime } = tickets;
  const title = t('support.title');
  const facts = [
    { id: 'new', text: formatNumber(newTicket) },
    { id: 'open', text: formatNumber(openTicket) },
    { id: 'response', text: t('support.hours', { count: responseTime }) },
  ] as const;

  return (
    <Card
      title={title}
      subtitle={t('support.subtitle')}
      menu={<PeriodMenu title={title} period={period} onChange={onPeriod} />}
    >
      <div className={classes.body}>
        <p className={classes.total}>
          <strong>
            <bdi>{formatNumber(totalTicket)}</bdi>
          </strong>
          {t('support.tickets')}
        </p>
        <div className={classes.gauge}>
          <Gauge
            percent={completed}
            text={formatPercent(completed)}
            label={t('support.completed')}
            size={184}
          />
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ id, text }) => (
          <div key={id}>
            <dt>{t(`support.${id}`)}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
