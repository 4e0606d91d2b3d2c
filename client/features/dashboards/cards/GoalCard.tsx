import { useTranslation } from 'react-i18next';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { Card } from './Card.tsx';
import { Gauge } from './Gauge.tsx';
import classes from './GoalCard.module.css';
import { parseNumber, useFormats } from './useFormats.ts';

/** The share of completed orders. */
export function GoalCard({ goal }: { goal: EcommercePageQuery['goalOverview'] }) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatPercent } = useFormats();
  const facts = [
    { id: 'completed', value: goal.completed },
    { id: 'inProgress', value: goal.inProgress },
  ] as const;

  return (
    <Card title={t('goal.title')} subtitle={t('goal.subtitle')}>
      <div className={classes.gauge}>
        <Gauge
          percent={goal.percent}
          text={formatPercent(goal.percent)}
          label={t('goal.done')}
          color={2}
        />
      </div>
      <dl className={classes.facts}>
        {facts.map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`goal.${id}`)}</dt>
            <dd>
              <bdi>{formatNumber(parseNumber(value))}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
