import { Group, SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, PlanCard_PlanFragment } from '../../gql/pricing/graphql.ts';
import classes from './CycleSwitch.module.css';

interface CycleSwitchProps {
  cycle: BillingCycle;
  plans: PlanCard_PlanFragment[];
  onChange: (cycle: BillingCycle) => void;
}

/** A switch between monthly and yearly payment. It shows the largest discount of a yearly payment. */
export function CycleSwitch({ cycle, plans, onChange }: CycleSwitchProps) {
  const { t, i18n } = useTranslation('pricing');
  const cycles: BillingCycle[] = ['MONTHLY', 'YEARLY'];
  const maxSaving = Math.max(
    ...plans.map(({ monthlyPrice, yearlyPlan }) =>
      monthlyPrice > 0 ? 1 - yearlyPlan.totalAnnual / (12 * monthlyPrice) : 0,
    ),
  );
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(maxSaving);

  return (
    <Group gap="8px 12px" justify="center" className={classes.switch}>
      <SegmentedControl
        aria-label={t('cycle.label')}
        value={cycle}
        data={cycles.map((value) => ({ value, label: t(`cycle.${value}`) }))}
        onChange={(value) => onChange(value === 'YEARLY' ? 'YEARLY' : 'MONTHLY')}
      />
      <Text inherit c="success" fw={500} span>
        {t('cycle.saving', { percent })}
      </Text>
    </Group>
  );
}
