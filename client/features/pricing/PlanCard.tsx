import { Button } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, PlanCard_PlanFragment } from '../../gql/pricing/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './PlanCard.module.css';

interface PlanCardProps {
  plan: PlanCard_PlanFragment;
  /** The billing cycle of the prices. */
  cycle: BillingCycle;
  /** Whether the plan is smaller than the current plan. */
  isLess: boolean;
  isSaving: boolean;
  onChoose: () => void;
}

/** A plan: price, features, and the button that selects it. */
export function PlanCard({ plan, cycle, isLess, isSaving, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation('pricing');
  const { tier, title, subtitle, image, benefits, isPopular, isCurrent, renewsAt } = plan;
  const isYearly = cycle === 'YEARLY';
  const price = isYearly ? plan.yearlyPlan.perMonth : plan.monthlyPrice;
  const isInUse = isCurrent && (plan.cycle === null || plan.cycle === cycle);
  const money = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });

  function getAction() {
    if (isCurrent) return isYearly ? 'toYearly' : 'toMonthly';
    return isLess ? 'downgrade' : 'upgrade';
  }

  return (
    <li className={classes.card} data-current={isCurrent || undefined}>
      <div className={classes.badges}>
        {isCurrent && (
          <StatusBadge tone="success" icon={IconCircleCheck}>
            {t('current')}
          </StatusBadge>
        )}
        {isPopular && (
          <StatusBadge tone="primary" icon={IconStar}>
            {t('popular')}
          </StatusBadge>
        )}
      </div>
      <img src={image} alt="" width={240} height={180} className={classes.drawing} />
      <h2 id={`plan-${tier}`} className={classes.title}>
        {title}
      </h2>
      <p className={classes.subtitle}>
        <bdi>{subtitle}</bdi>
      </p>
      <p className={classes.price}>
        <bdi className={classes.amount}>{money.format(price)}</bdi> {t('perMonth')}
      </p>
      <p className={classes.total}>
        {isYearly && price > 0 && t('total', { amount: money.format(plan.yearlyPlan.totalAnnual) })}
      </p>
      <ul className={classes.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} stroke={2} aria-hidden />
            <bdi>{benefit}</bdi>
          </li>
        ))}
      </ul>
      {isInUse ? (
        <p className={classes.inUse}>
          {renewsAt ? t('renews', { date: date.format(new Date(renewsAt)) }) : t('inUse')}
        </p>
      ) : (
        <Button
          fullWidth
          variant={isPopular && !isLess ? 'filled' : 'default'}
          disabled={isSaving}
          aria-describedby={`plan-${tier}`}
          onClick={onChoose}
        >
          {t(`act.${getAction()}`, { plan: title })}
        </Button>
      )}
    </li>
  );
}
